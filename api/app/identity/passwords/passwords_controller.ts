import type { HttpContext } from '@adonisjs/core/http'
import { changePassword } from './change_password.js'
import { updatePasswordValidator } from './password_validator.js'

/** `PUT /api/password`: changes the password of a member who knows the old one. */
export default class PasswordsController {
  async update(ctx: HttpContext) {
    await changePassword(ctx, await ctx.request.validateUsing(updatePasswordValidator, { data: ctx.request.body() }))
    return ctx.response.noContent()
  }
}
