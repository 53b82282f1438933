import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'
import { isAllowed } from '#app/admin/access/allowed'
import { grantedBrand } from '#app/admin/access/granted_brand'

/** `GET /photos/:tenant_id/:file` on the console's host: thumbnails for staff who see the members, full photos for who decides about them. */
export default class MemberPhotosController {
  async show(ctx: HttpContext) {
    const { params, response } = ctx
    const { staff, tenant } = await grantedBrand(ctx)
    const isThumbnail = params.file.endsWith('-t.webp')
    if (!isThumbnail && !(await isAllowed(staff, 'photo_judgements.store', tenant.id))) throw new NotFound()
    const photo = await readPhotoFile(`/photos/${tenant.id}/${params.file}`)
    response.header('Content-Type', 'image/webp').header('Cache-Control', 'private, max-age=31536000, immutable')
    return response.send(photo)
  }
}
