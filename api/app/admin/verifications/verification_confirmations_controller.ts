import type { HttpContext } from '@adonisjs/core/http'
import { decideAsStaff } from '#app/admin/access/decide_as_staff'
import { confirmVerification } from '#app/members/verification/decide_verification'
import { VERIFICATIONS } from './decidable.js'
import { createConfirmationValidator } from './verification_validator.js'

/** `POST /api/tenants/:tenant_id/verifications/:id/confirmation`: the photo shows who the profile's photos show. */
export default class VerificationConfirmationsController {
  async store(ctx: HttpContext) {
    const { photos } = await ctx.request.validateUsing(createConfirmationValidator, { data: ctx.request.body() })
    await decideAsStaff(ctx, VERIFICATIONS, {
      action: 'verification_confirmed',
      decide: (id, by) => confirmVerification(id, photos, by),
    })
    return ctx.response.noContent()
  }
}
