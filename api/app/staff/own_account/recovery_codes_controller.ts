import type { HttpContext } from '@adonisjs/core/http'
import { writeStaffEntry } from '#app/staff/accounts/write_staff_entry'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { newRecoveryCodes } from '#app/staff/second_factors/recovery_codes'
import { provenValidator } from './own_account_validator.js'
import { proveToAddFactor } from './prove_own_password.js'

/** `POST /api/account/recovery_codes`: ten new ones in place of those before. */
export default class RecoveryCodesController {
  async store({ auth, request }: HttpContext): Promise<{ recovery_codes: string[] }> {
    const staff = auth.use('staff').getUserOrFail()
    const { password } = await request.validateUsing(provenValidator, { data: request.body() })
    await proveToAddFactor(staff, password)
    const { id } = staff
    return asStaff(async () => {
      await writeStaffEntry({ by: id, action: 'recovery_codes_made', staff })
      return { recovery_codes: await newRecoveryCodes(id) }
    })
  }
}
