import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { sendPhoto } from '#app/admin/photos/send_photo'
import { type ComplaintReason, isUrgent } from '#app/safety/complaint_reasons'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { keptPhoto } from './kept_photo.js'

/** `GET /api/tenants/:tenant_id/complaints/:id/photos/:photo_id`: a photo of the evidence; blurred where it may show what nobody should see. */
export default class ComplaintPhotosController {
  async show(ctx: HttpContext): Promise<Buffer> {
    const { tenant } = await grantedBrand(ctx)
    const at = { complaint: rowId(ctx.params.id), photo: rowId(ctx.params.photo_id) }
    const { blurred, large, reason } = await asTenant(tenant, () => keptPhoto(at), {
      connection: 'staff',
      readOnly: true,
    })
    const file = isUrgent(reason as ComplaintReason) ? blurred : large
    if (file === null) throw new NotFound()
    return sendPhoto(ctx, file)
  }
}
