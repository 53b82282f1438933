import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { isSealed } from '#app/members/photos/storage/photo_address'
import { mayOpenPhoto } from './may_open_photo.js'
import { isPublicFile } from './public_files.js'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'

/** Shared caches revalidate soon, as members may withdraw their consent; the files themselves never change. */
const PUBLIC = 'public, max-age=86400, s-maxage=600'
const PRIVATE = 'private, max-age=86400, immutable'

/** `GET /photos/:tenant_id/:file`: a photo's file if it is public, its URL is signed, or the member who asks may see it. */
export default class PhotoFilesController {
  async show(ctx: HttpContext) {
    const { params, request, response } = ctx
    const site = siteOf(ctx)
    const path = `/photos/${params.tenant_id}/${params.file}`
    if (params.tenant_id !== site.id) throw new NotFound()
    // The sizes of a photo differ in one letter; the blurred file has its own name and is never public.
    const filename = path.replace(/-[ltm]\.webp$/, '-l.webp')
    const sealed = isSealed(path, request.qs())
    const isPublic = !sealed && (await isPublicFile(site, filename))
    if (!sealed && !isPublic && !(await asTenant(site, () => mayOpenPhoto(ctx, filename), { readOnly: true })))
      throw new NotFound()
    response.header('Cache-Control', isPublic ? PUBLIC : PRIVATE).header('ETag', `"${params.file}"`)
    if (request.header('if-none-match') === `"${params.file}"`) return response.status(304).send(null)
    const photo = await readPhotoFile(path)
    return response.header('Content-Type', 'image/webp').send(photo)
  }
}
