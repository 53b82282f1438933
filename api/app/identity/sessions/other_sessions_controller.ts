import type { HttpContext } from '@adonisjs/core/http'
import { endSessions } from './end_sessions.js'

/** `DELETE /api/sessions`: logs a member out everywhere but here. */
export default class OtherSessionsController {
  async destroy({ auth, response }: HttpContext) {
    const guard = auth.use('member')
    await endSessions(guard.getUserOrFail(), guard.getSessionOrFail())
    return response.noContent()
  }
}
