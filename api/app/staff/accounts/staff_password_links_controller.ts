import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { resetStaff } from './reset_staff.js'

/** `POST /api/staff_members/:id/password_link`: the invitation again, or a link for a new password; their sessions end. */
export default class StaffPasswordLinksController {
  async store({ auth, params }: HttpContext): Promise<{ mailed: boolean }> {
    const { mailed } = await resetStaff(auth.use('staff').getUserOrFail().id, rowId(params.id))
    return { mailed }
  }
}
