import type { HttpContext } from '@adonisjs/core/http'
import { endSessions } from './end_sessions.js'

/** `DELETE /api/sessions`: ends all other sessions of the member. */
export default class OtherSessionsController {
  async destroy({ auth, response }: HttpContext) {
    const guard = auth.use('member')
    await endSessions(guard.getUserOrFail(), guard.getSessionOrFail())
    return response.noContent()
  }
}
