import type { HttpContext } from '@adonisjs/core/http'
import { PhotoLeaseLost } from '#app/admin/access/admin_errors'
import { grantedBrand } from '#app/admin/access/granted_brand'
import { isSentPhoto } from '#app/chat/photos/review/is_sent_photo'
import { judgeSentPhoto } from '#app/chat/photos/review/judge_sent_photo'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import { type BanReason, mayBan } from '#app/members/photos/bans/banned_reasons'
import { judgeLeased } from '#app/members/photos/moderation/judge_leased'
import { outcomeOf, type PhotoVerdict } from '#app/members/photos/moderation/photo_verdict'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { NEAR_BANNED } from './note_sent_photos_seen.js'
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
        const done = await judge({ ...judged, ban, photoId, by: staff.id })
        if (!done) throw new PhotoLeaseLost()
        if (!done.isNew) return
        const reason = outcomeOf(judged.verdict).refusal ?? undefined
        const isUntold = done.isSent && reason === undefined
        const detail = {
          level: 'member' as const,
          id: done.memberId,
          name: photoId,
          reason,
          untold: isUntold ? NEAR_BANNED : undefined,
        }
        await writeAuditEntry({
          staffMemberId: staff.id,
          tenantId: tenant.id,
          action: done.isSent ? actionOfSent(judged.verdict) : actionOf(judged.verdict),
          detail,
        })
      },
      { connection: 'staff' }
    )
    return ctx.response.noContent()
  }
}

/** @throws 422 for what a photo of a conversation can't be: explicit, of somebody else, or badly taken */
async function judge({ verdict, ...judged }: Parameters<typeof judgeLeased>[0]) {
  if (!(await isSentPhoto(judged.photoId))) return withKind(await judgeLeased({ verdict, ...judged }), false)
  if (verdict !== 'approved' && !isBanReason(verdict)) throw fieldRefused('verdict', 'in')
  return withKind(await judgeSentPhoto({ verdict, ...judged }), true)
}

function withKind<Done>(done: Done | undefined, isSent: boolean) {
  return done && { ...done, isSent }
}

function isBanReason(verdict: PhotoVerdict): verdict is BanReason {
  const { refusal } = outcomeOf(verdict)
  return refusal !== null && mayBan(refusal)
}

function actionOfSent(verdict: PhotoVerdict): string {
  return verdict === 'approved' ? 'chat_photo_passed' : 'chat_photo_removed'
}

function actionOf(verdict: PhotoVerdict): string {
  if (verdict === 'approved') return 'photo_approved'
  return verdict === 'approved_explicit' ? 'photo_marked_explicit' : 'photo_refused'
}
