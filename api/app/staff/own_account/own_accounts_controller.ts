import type { HttpContext } from '@adonisjs/core/http'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { type OwnAccount, ownAccount } from './own_account.js'
import { updateAccountValidator } from './own_account_validator.js'

/** `/api/account` on the console's host: what people see and say of themselves. */
export default class OwnAccountsController {
  async show({ auth }: HttpContext): Promise<{ account: OwnAccount }> {
    const guard = auth.use('staff')
    return { account: await ownAccount(guard.getUserOrFail(), guard.sessionId) }
  }

  async update({ auth, request }: HttpContext): Promise<{ account: OwnAccount }> {
    const guard = auth.use('staff')
    const staff = guard.getUserOrFail()
    const said = await request.validateUsing(updateAccountValidator, { data: request.body() })
    await staffRows('update staff.staff_members set name = :name, language = :language where id = :id', {
      ...said,
      id: staff.id,
    })
    return { account: await ownAccount({ ...staff, ...said }, guard.sessionId) }
  }
}
