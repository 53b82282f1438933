import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { sendPhoto } from '#app/admin/photos/send_photo'
import { isAllowed } from '#app/admin/access/allowed'
import { grantedBrand } from '#app/admin/access/granted_brand'

/** `GET /photos/:tenant_id/:file` on the console's host: thumbnails for staff who see the members, full photos for who decides about them. */
export default class MemberPhotosController {
  async show(ctx: HttpContext): Promise<Buffer> {
    const { params } = ctx
    const { staff, tenant } = await grantedBrand(ctx)
    const isThumbnail = params.file.endsWith('-t.webp')
    if (!isThumbnail && !(await isAllowed(staff, 'photo_judgements.store', tenant.id))) throw new NotFound()
    return sendPhoto(ctx, `/photos/${tenant.id}/${params.file}`, 'private, max-age=31536000, immutable')
  }
}
