import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/validation/field_refused'
import { hashPassword } from '#app/identity/password_checks/hash_password'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { isWeakForStaff } from '#app/staff/accounts/is_weak_for_staff'
import { writeStaffEntry } from '#app/staff/accounts/write_staff_entry'
import { endStaffSessions } from '#app/staff/sessions/end_staff_sessions'
import { updateStaffPasswordValidator } from './own_account_validator.js'
import { proveOwnPassword } from './prove_own_password.js'

/** `PUT /api/account/password`: another password; all other sessions end (ASVS 7.4.3). */
export default class OwnPasswordsController {
  async update({ auth, request, response }: HttpContext) {
    const guard = auth.use('staff')
    const staff = guard.getUserOrFail()
    const chosen = await request.validateUsing(updateStaffPasswordValidator, { data: request.body() })
    await proveOwnPassword(staff, chosen.current_password, 'current_password')
    if (await isWeakForStaff(chosen.password, staff)) throw fieldRefused('password', 'password_guessable')
    const passwordHash = await hashPassword(chosen.password)
    const { id } = staff
    await asStaff(async () => {
      await staffRows('update staff.staff_members set password_hash = ? where id = ?', [passwordHash, id])
      await endStaffSessions(id, guard.sessionId)
      await writeStaffEntry({ by: id, action: 'staff_password_chosen', staff })
    })
    return response.noContent()
  }
}
