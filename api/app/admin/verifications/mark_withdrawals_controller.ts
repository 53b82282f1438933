import type { HttpContext } from '@adonisjs/core/http'
import { decideAsStaff } from '#app/admin/access/decide_as_staff'
import { endMark } from '#app/members/verification/end_mark'
import { VERIFICATIONS } from './decidable.js'
import { createMarkWithdrawalValidator } from './verification_validator.js'

/** `POST /api/tenants/:tenant_id/verifications/:id/withdrawal`: takes the mark away that this verification gave; its member is told why. */
export default class MarkWithdrawalsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(createMarkWithdrawalValidator, { data: ctx.request.body() })
    await decideAsStaff(ctx, VERIFICATIONS, { action: 'mark_withdrawn', reason, decide: (id) => endMark(id, reason) })
    return ctx.response.noContent()
  }
}
