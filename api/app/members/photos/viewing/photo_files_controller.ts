import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { mayOpenPhoto } from './may_open_photo.js'
import { isPublicFile } from './public_files.js'
import { sendPhotoFile } from './send_photo_file.js'

/** `GET /photos/:tenant_id/:file`: a photo's file if it is public, its URL is signed, or the member who asks may see it. */
export default class PhotoFilesController {
  async show(ctx: HttpContext) {
    const site = siteOf(ctx)
    const path = `/photos/${ctx.params.tenant_id}/${ctx.params.file}`
    // The sizes of a photo differ in one letter; the blurred file has its own name and is never public.
    const filename = path.replace(/-[ltm]\.webp$/, '-l.webp')
    return sendPhotoFile(ctx, path, async () => {
      if (await isPublicFile(site, filename)) return 'public'
      return (await asTenant(site, () => mayOpenPhoto(ctx, filename), { readOnly: true })) ? 'private' : null
    })
  }
}
