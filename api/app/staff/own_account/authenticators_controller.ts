import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/validation/field_refused'
import { writeStaffEntry } from '#app/staff/accounts/write_staff_entry'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { openOffer, sealOffer } from '#app/staff/second_factors/offer'
import { newRecoveryCodes } from '#app/staff/second_factors/recovery_codes'
import { isTotpOf, newTotp } from '#app/staff/second_factors/totp'
import { provenValidator, updateAuthenticatorValidator } from './own_account_validator.js'
import { proveToAddFactor } from './prove_own_password.js'

const purposeOf = ({ id }: { id: string }) => `authenticator of ${id}`

/** `/api/account/authenticator`: a secret for an authenticator, which counts once its first code came; then recovery codes go with it. */
export default class AuthenticatorsController {
  async store({ auth, request }: HttpContext): Promise<{ offer: string; secret: string; uri: string }> {
    const staff = auth.use('staff').getUserOrFail()
    const { password } = await request.validateUsing(provenValidator, { data: request.body() })
    await proveToAddFactor(staff, password)
    const totp = newTotp(staff)
    return { ...totp, offer: sealOffer(purposeOf(staff), totp.secret) }
  }

  async update({ auth, request }: HttpContext): Promise<{ recovery_codes: string[] }> {
    const staff = auth.use('staff').getUserOrFail()
    const { id } = staff
    const { offer, code } = await request.validateUsing(updateAuthenticatorValidator, { data: request.body() })
    const secret = openOffer(purposeOf(staff), offer)
    if (!secret || !(await isTotpOf(secret, id, code))) throw fieldRefused('code', 'totp')
    return asStaff(async () => {
      await staffRows('update staff.staff_members set totp_secret = ? where id = ?', [encryption.encrypt(secret), id])
      await writeStaffEntry({ by: id, action: 'authenticator_set_up', staff })
      return { recovery_codes: await newRecoveryCodes(id) }
    })
  }
}
