import type { HttpContext } from '@adonisjs/core/http'
import { decideAsStaff } from '#app/admin/access/decide_as_staff'
import { refuseVerification } from '#app/members/verification/decide_verification'
import { VERIFICATIONS } from './decidable.js'
import { createRefusalValidator } from './verification_validator.js'

/** `POST /api/tenants/:tenant_id/verifications/:id/refusal`: the photo doesn't show it; its member is told why once this can't be undone. */
export default class VerificationRefusalsController {
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(createRefusalValidator, { data: ctx.request.body() })
    await decideAsStaff(ctx, VERIFICATIONS, {
      action: 'verification_refused',
      reason,
      decide: (id, by) => refuseVerification(id, reason, by),
    })
    return ctx.response.noContent()
  }
}
