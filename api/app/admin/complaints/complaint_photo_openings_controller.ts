import type { HttpContext } from '@adonisjs/core/http'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { rowId } from '#app/http/validation/row_id'
import { sendPhoto } from '#app/admin/photos/send_photo'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { createPhotoOpeningValidator } from './complaint_validator.js'
import { keptPhoto } from './kept_photo.js'
import { writeComplaintEntry } from './write_complaint_entry.js'

/** `POST /api/tenants/:tenant_id/complaints/:id/photos/:photo_id/opening`: one photo unblurred, for a reason that is recorded. */
export default class ComplaintPhotoOpeningsController {
  async store(ctx: HttpContext): Promise<Buffer> {
    const { response } = ctx
    const brand = await grantedBrand(ctx)
    const { reason } = await ctx.request.validateUsing(createPhotoOpeningValidator, { data: ctx.request.body() })
    const at = { complaint: rowId(ctx.params.id), photo: rowId(ctx.params.photo_id) }
    const open = async () => {
      const kept = await keptPhoto(at)
      await writeComplaintEntry(
        brand,
        { id: at.complaint, number: kept.number },
        { action: 'complaint_photo_opened', reason }
      )
      return kept.large
    }
    const file = await asTenant(brand.tenant, open, { connection: 'staff' })
    response.status(200)
    return sendPhoto(ctx, file)
  }
}
