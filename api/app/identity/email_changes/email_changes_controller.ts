import type { HttpContext } from '@adonisjs/core/http'
import { confirmEmailChange } from './confirm_email_change.js'
import { createEmailChangeValidator } from './email_change_validator.js'
import { requestEmailChange } from './request_email_change.js'
import { stopEmailChange } from './stop_email_change.js'

/** `/api/email-changes`: changes the e-mail address, confirmed from the new address and announced to the old one. */
export default class EmailChangesController {
  async store(ctx: HttpContext) {
    await requestEmailChange(
      ctx,
      await ctx.request.validateUsing(createEmailChangeValidator, { data: ctx.request.body() })
    )
    return ctx.response.noContent()
  }

  /** Confirms the change by the link sent to the new address. */
  async update({ params }: HttpContext): Promise<{ email: string }> {
    return { email: await confirmEmailChange(params.token) }
  }

  /** Undoes the change by the link sent to the old address; returns a password reset token, as the password isn't safe either. */
  async destroy({ params }: HttpContext): Promise<{ token: string }> {
    return { token: await stopEmailChange(params.token) }
  }
}
