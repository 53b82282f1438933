import type { HttpContext } from '@adonisjs/core/http'
import { confirmVerification } from '#app/members/verification/decide_verification'
import { decideAsStaff } from './decide_as_staff.js'
import { createConfirmationValidator } from './verification_validator.js'

/** `POST /api/tenants/:tenant_id/verifications/:id/confirmation`: the photo shows who the profile's photos show. */
export default class VerificationConfirmationsController {
  async store(ctx: HttpContext) {
    const { photos } = await ctx.request.validateUsing(createConfirmationValidator, { data: ctx.request.body() })
    await decideAsStaff(ctx, {
      action: 'verification_confirmed',
      decide: (id, by) => confirmVerification(id, photos, by),
    })
    return ctx.response.noContent()
  }
}
