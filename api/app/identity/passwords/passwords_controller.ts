import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { changePassword } from './change_password.js'
import { updatePasswordValidator } from './password_validator.js'

/** `PUT /api/password`: changes the password of a member who knows the old one. */
export default class PasswordsController {
  async update(ctx: HttpContext) {
    const passwords = await ctx.request.validateUsing(updatePasswordValidator, {
      data: ctx.request.body(),
      meta: { site: siteOf(ctx) },
    })
    await changePassword(ctx, passwords)
    return ctx.response.noContent()
  }
}
