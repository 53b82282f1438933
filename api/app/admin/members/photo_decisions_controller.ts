import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { moderatePhoto } from '#app/members/photos/arranging/moderate_photo'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { createPhotoDecisionValidator } from './photo_decision_validator.js'

/** `POST /api/members/:id/photos/:photo_id/judgement`: the moderation decision on a photo, recorded in the audit log. */
export default class PhotoDecisionsController {
  async store(ctx: HttpContext) {
    const { params, request, response } = ctx
    const { tenant_id: tenantId, verdict } = await request.validateUsing(createPhotoDecisionValidator, {
      data: request.body(),
    })
    const { staff, tenant } = await grantedBrand(ctx, tenantId)
    const photo = { memberId: rowId(params.id), photoId: rowId(params.photo_id) }
    await asTenant(
      tenant,
      async () => {
        await moderatePhoto(photo, verdict, staff.id)
        const action = verdict === 'approved' ? 'photo_approved' : 'photo_refused'
        const reason = verdict === 'approved' ? undefined : verdict
        const detail = { level: 'member' as const, id: photo.memberId, reason }
        await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
      },
      { connection: 'staff' }
    )
    return response.noContent()
  }
}
