import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { endStaffSessions } from '#app/staff/sessions/end_staff_sessions'

/** `/api/account/sessions`: ends one of one's own sessions, or all but this one. */
export default class OwnSessionsController {
  async destroy({ auth, params, response }: HttpContext) {
    const ended = await staffRows('delete from staff.staff_sessions where id = ? and staff_member_id = ? returning 1', [
      rowId(params.id),
      auth.use('staff').getUserOrFail().id,
    ])
    if (ended.length === 0) throw new NotFound()
    return response.noContent()
  }

  async destroyOthers({ auth, response }: HttpContext) {
    const guard = auth.use('staff')
    await endStaffSessions(guard.getUserOrFail().id, guard.sessionId)
    return response.noContent()
  }
}
