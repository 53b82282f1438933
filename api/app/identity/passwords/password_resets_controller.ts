import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { currentUser } from '#app/identity/current_user/current_user'
import { createPasswordResetValidator, updatePasswordResetValidator } from './password_reset_validator.js'
import { requestPasswordReset } from './request_password_reset.js'
import { resetPassword } from './reset_password.js'

/** `/api/password-resets`: a new password by a mailed link (specification §5, §8). */
export default class PasswordResetsController {
  /** The answer is the same whether or not the address is known, unless the tenant reveals it. */
  async store(ctx: HttpContext) {
    const request = await ctx.request.validateUsing(createPasswordResetValidator, { data: ctx.request.body() })
    await requestPasswordReset(ctx, request)
    return ctx.response.noContent()
  }

  /** Sets the new password by the link and logs the member in. */
  async update(ctx: HttpContext) {
    const { password } = await ctx.request.validateUsing(updatePasswordResetValidator, {
      data: ctx.request.body(),
      meta: { site: siteOf(ctx) },
    })
    return ctx.serialize(await currentUser(ctx, await resetPassword(ctx, ctx.params.token, password)))
  }
}
