import type { HttpContext } from '@adonisjs/core/http'
import { logIn } from './log_in.js'
import { currentUser } from '#app/identity/current_user/current_user'
import { createSessionValidator } from './session_validator.js'

/** Log in (`POST /api/user.php` too), and log out (`GET /api/logout.php`, specification §7). */
export default class SessionsController {
  async store(ctx: HttpContext) {
    const credentials = await ctx.request.validateUsing(createSessionValidator, { data: ctx.request.body() })
    return ctx.serialize(await currentUser(ctx, await logIn(ctx, credentials)))
  }

  async destroy({ auth, response }: HttpContext) {
    await auth.use('member').logout()
    return response.noContent()
  }
}
