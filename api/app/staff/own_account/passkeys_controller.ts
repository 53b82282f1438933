import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/http/http_errors'
import { fieldRefused } from '#app/http/validation/field_refused'
import { rowId } from '#app/http/validation/row_id'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { writeStaffEntry } from '#app/staff/accounts/write_staff_entry'
import { mustEnrol } from '#app/staff/second_factors/must_enrol'
import { addPasskey, passkeyToMake } from '#app/staff/second_factors/passkeys'
import { LastSecondFactor } from '#app/staff/staff_errors'
import { type OwnPasskey, withTimes } from './own_account.js'
import { createPasskeyValidator, provenValidator } from './own_account_validator.js'
import { proveToAddFactor } from './prove_own_password.js'

/** `/api/account/passkeys`: makes, names and removes one's own. */
export default class PasskeysController {
  async create({ auth, request }: HttpContext) {
    const staff = auth.use('staff').getUserOrFail()
    const { password } = await request.validateUsing(provenValidator, { data: request.body() })
    await proveToAddFactor(staff, password)
    return passkeyToMake(staff)
  }

  async store({ auth, request, response }: HttpContext): Promise<{ passkey: OwnPasskey }> {
    const staff = auth.use('staff').getUserOrFail()
    const made = await request.validateUsing(createPasskeyValidator, { data: request.body() })
    const passkey = await addPasskey(staff, made)
    if (!passkey) throw fieldRefused('response', 'passkey')
    await writeStaffEntry({ by: staff.id, action: 'passkey_added', staff: { id: staff.id, name: made.name } })
    response.status(201)
    return { passkey: withTimes(passkey) }
  }

  async destroy({ auth, params, response }: HttpContext) {
    const { id, totpSecret } = auth.use('staff').getUserOrFail()
    await asStaff(async () => {
      const [passkey] = await staffRows<{ name: string }>(
        'delete from staff.passkeys where id = ? and staff_member_id = ? returning name',
        [rowId(params.id), id]
      )
      if (!passkey) throw new NotFound()
      const others = await staffRows('select 1 from staff.passkeys where staff_member_id = ? limit 1', [id])
      if (mustEnrol({ totpSecret, hasPasskey: others.length > 0 })) throw new LastSecondFactor()
      await writeStaffEntry({ by: id, action: 'passkey_removed', staff: { id, name: passkey.name } })
    })
    return response.noContent()
  }
}
