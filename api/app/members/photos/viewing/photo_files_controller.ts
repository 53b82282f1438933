import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { isSealed } from '#app/members/photos/storage/photo_address'
import { mayOpenPhoto } from './may_open_photo.js'
import { isPublicFile } from './public_files.js'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'

/** Caches on the way ask again soon: somebody may not want to be shown any more. Files themselves never change. */
const PUBLIC = 'public, max-age=86400, s-maxage=600'
const PRIVATE = 'private, max-age=86400, immutable'

/**
 * `GET /photos/:tenant_id/:file`: a photo's file, if it is everybody's, if its address is sealed, or else if who asks may see it:
 * a page that stood open for long has old addresses.
 */
export default class PhotoFilesController {
  async show(ctx: HttpContext) {
    const { params, request, response } = ctx
    const site = siteOf(ctx)
    const path = `/photos/${params.tenant_id}/${params.file}`
    if (params.tenant_id !== site.id) throw new NotFound()
    // The sizes of a photo differ in a letter; the blurred one has a name of its own and is never everybody's.
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
