import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { sendPhoto } from '#app/admin/photos/send_photo'
import { asTenant, tenantRows } from '#app/tenancy/context/tenant_context'

/** `GET /api/tenants/:tenant_id/desk_profiles/:id/photos/:photo_id`: a fictional profile's own photo, small, for who answers in its name. */
export default class DeskProfilePhotosController {
  async show(ctx: HttpContext): Promise<Buffer> {
    const { params } = ctx
    const { tenant } = await grantedBrand(ctx)
    const find = () =>
      tenantRows<{ file: string }>(
        `select photos.thumb_filename as file from app.photos
         join app.profiles on profiles.tenant_id = photos.tenant_id and profiles.id = photos.profile_id and profiles.kind = 'fictional'
         where photos.tenant_id = (select sec.tenant_id()) and photos.id = :photo and profile_id = :profile and photos.status = 'active'`,
        { profile: rowId(params.id), photo: rowId(params.photo_id) }
      )
    const [photo] = await asTenant(tenant, find, { connection: 'staff', readOnly: true })
    if (!photo) throw new NotFound()
    return sendPhoto(ctx, photo.file, 'private, max-age=3600')
  }
}
