import type { HttpContext } from '@adonisjs/core/http'
import { ownView } from '#app/identity/current_user/current_user'
import { createPasswordResetValidator, updatePasswordResetValidator } from './password_reset_validator.js'
import { requestPasswordReset } from './request_password_reset.js'
import { resetPassword } from './reset_password.js'

/** `/api/password-resets`: a new password for who forgot the old one, by a link in a mail (specification §5, §8). */
export default class PasswordResetsController {
  /** Answers everybody alike, whether there is such a member or not. */
  async store(ctx: HttpContext) {
    const request = await ctx.request.validateUsing(createPasswordResetValidator, { data: ctx.request.body() })
    await requestPasswordReset(ctx, request)
    return ctx.response.noContent()
  }

  /** Uses the link. */
  async update(ctx: HttpContext) {
    const { password } = await ctx.request.validateUsing(updatePasswordResetValidator, { data: ctx.request.body() })
    return ctx.serialize(await ownView(ctx, await resetPassword(ctx, ctx.params.token, password)))
  }
}
