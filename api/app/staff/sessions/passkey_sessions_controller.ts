import type { HttpContext } from '@adonisjs/core/http'
import { createPasskeySessionValidator } from '#app/staff/own_account/own_account_validator'
import { passkeyToLogIn } from '#app/staff/second_factors/passkeys'
import { staffLogInByPasskey } from './staff_log_in.js'
import { shownSession } from './shown_session.js'

/** `/api/session/passkey` on the console's host: logs in with a passkey. */
export default class PasskeySessionsController {
  async create() {
    return passkeyToLogIn()
  }

  async store(ctx: HttpContext) {
    const answer = await ctx.request.validateUsing(createPasskeySessionValidator, { data: ctx.request.body() })
    return ctx.serialize(await shownSession(await staffLogInByPasskey(ctx, answer)))
  }
}
