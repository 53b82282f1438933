import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { isSealed } from '#app/members/photos/storage/photo_address'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'

/** Shared caches revalidate soon, as members may withdraw their consent; the files themselves never change. */
const CACHING = { public: 'public, max-age=86400, s-maxage=600', private: 'private, max-age=86400, immutable' }

/** Answers with a file of the brand's own if its URL is signed or `mayOpen` says so, who else may keep it. @throws NotFound */
export async function sendPhotoFile(
  ctx: HttpContext,
  path: string,
  mayOpen: () => Promise<keyof typeof CACHING | null>
): Promise<void> {
  const { params, request, response } = ctx
  if (params.tenant_id !== siteOf(ctx).id) throw new NotFound()
  const access = isSealed(path, request.qs()) ? 'private' : await mayOpen()
  if (!access) throw new NotFound()
  const tag = `"${params.file}"`
  const isKnown = request.header('if-none-match') === tag
  const photo = isKnown ? null : await readPhotoFile(path)
  response.header('Cache-Control', CACHING[access]).header('ETag', tag)
  return isKnown ? response.status(304).send(null) : response.header('Content-Type', 'image/webp').send(photo)
}
