import type { HttpContext } from '@adonisjs/core/http'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { staffLogIn } from './staff_log_in.js'
import { createStaffSessionValidator } from './staff_session_validator.js'
import { shownSession } from './shown_session.js'

/** `/api/session` on the console's host: log in, the current staff member, log out. */
export default class StaffSessionsController {
  async store(ctx: HttpContext) {
    const credentials = await ctx.request.validateUsing(createStaffSessionValidator, { data: ctx.request.body() })
    return ctx.serialize(await shownSession(await staffLogIn(ctx, credentials)))
  }

  async show({ auth, serialize }: HttpContext) {
    return serialize(await shownSession(auth.use('staff').getUserOrFail()))
  }

  async destroy({ auth, response }: HttpContext) {
    const guard = auth.use('staff')
    const wasLoggedIn = await guard.check()
    if (wasLoggedIn) await writeAuditEntry({ staffMemberId: guard.getUserOrFail().id, action: 'logged_out' })
    await guard.logout()
    return response.noContent()
  }
}
