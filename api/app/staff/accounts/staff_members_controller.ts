import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import { changeStaff, inviteStaff } from './staff_account.js'
import { createStaffMemberValidator, updateStaffMemberValidator } from './staff_member_validator.js'
import { sendPasswordLink } from './send_password_link.js'

/** `/api/staff_members` on the console's host: platform admins invite staff and say what they may do. Lists: `admin/resources/staff/staff_members.ts`. */
export default class StaffMembersController {
  async store({ auth, request, response }: HttpContext): Promise<{ staff_member: { id: string }; mailed: boolean }> {
    const invited = await request.validateUsing(createStaffMemberValidator, { data: request.body() })
    const account = await inviteStaff(auth.use('staff').getUserOrFail().id, invited)
    const { mailed } = await sendPasswordLink(account)
    response.status(201)
    return { staff_member: { id: account.id }, mailed }
  }

  async update({ auth, params, request }: HttpContext): Promise<{ id: string }> {
    const change = await request.validateUsing(updateStaffMemberValidator, { data: request.body() })
    const account = await changeStaff(auth.use('staff').getUserOrFail().id, rowId(params.id), change)
    return { id: account.id }
  }
}
