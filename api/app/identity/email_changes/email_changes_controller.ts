import type { HttpContext } from '@adonisjs/core/http'
import { confirmEmailChange } from './confirm_email_change.js'
import { createEmailChangeValidator } from './email_change_validator.js'
import { requestEmailChange } from './request_email_change.js'
import { stopEmailChange } from './stop_email_change.js'

/** `/api/email-changes`: another address, confirmed from there and told to the one before. */
export default class EmailChangesController {
  async store(ctx: HttpContext) {
    await requestEmailChange(
      ctx,
      await ctx.request.validateUsing(createEmailChangeValidator, { data: ctx.request.body() })
    )
    return ctx.response.noContent()
  }

  /** Uses the link that was sent to the new address. */
  async update({ params }: HttpContext): Promise<{ email: string }> {
    return { email: await confirmEmailChange(params.token) }
  }

  /** Uses the link that was sent to the old address; answers with the token of a reset, for the password is not safe either. */
  async destroy({ params }: HttpContext): Promise<{ token: string }> {
    return { token: await stopEmailChange(params.token) }
  }
}
