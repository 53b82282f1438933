import type { HttpContext } from '@adonisjs/core/http'
import { PhotoLeaseLost } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { rowId } from '#app/http/validation/row_id'
import { judgeLeased } from '#app/members/photos/moderation/judge_leased'
import { outcomeOf, type PhotoVerdict } from '#app/members/photos/moderation/photo_verdict'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { createPhotoVerdictValidator } from './photo_verdicts_validator.js'

/** `POST /api/tenants/:tenant_id/photos/:photo_id/verdict`: the verdict on a photo of the queue, recorded in the audit log. */
export default class PhotoVerdictsController {
  async store(ctx: HttpContext) {
    const { ban = false, ...judged } = await ctx.request.validateUsing(createPhotoVerdictValidator, {
      data: ctx.request.body(),
    })
    const { staff, tenant } = await grantedBrand(ctx)
    const photoId = rowId(ctx.params.photo_id)
    await asTenant(
      tenant,
      async () => {
        const done = await judgeLeased({ ...judged, ban, photoId, by: staff.id })
        if (!done) throw new PhotoLeaseLost()
        if (!done.isNew) return
        const reason = outcomeOf(judged.verdict).refusal ?? undefined
        const detail = { level: 'member' as const, id: done.memberId, name: photoId, reason }
        await writeAuditEntry({
          staffMemberId: staff.id,
          tenantId: tenant.id,
          action: actionOf(judged.verdict),
          detail,
        })
      },
      { connection: 'staff' }
    )
    return ctx.response.noContent()
  }
}

function actionOf(verdict: PhotoVerdict): string {
  if (verdict === 'approved') return 'photo_approved'
  return verdict === 'approved_explicit' ? 'photo_marked_explicit' : 'photo_refused'
}
