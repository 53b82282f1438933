import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { endStaffSessions } from '#app/staff/sessions/end_staff_sessions'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { sendStaffMail } from '#app/staff/mails/staff_mail'
import { OwnRights } from '#app/staff/staff_errors'
import { accountOf } from './staff_account.js'
import { writeStaffEntry } from './write_staff_entry.js'

/**
 * For who lost every second factor: takes them all away, so that the next log-in sets up another one, ends the sessions and mails them
 * about it. Another admin does it (ASVS 6.4.4), or a command (`by` is null). @throws NotFound OwnRights
 */
export async function recoverStaff(by: string | null, id: string): Promise<{ mailed: boolean }> {
  if (by === id) throw new OwnRights()
  const account = await asStaff(async () => {
    const found = await accountOf(id)
    await staffRows('update staff.staff_members set totp_secret = null where id = ?', [id])
    await endStaffSessions(id)
    for (const table of ['passkeys', 'recovery_codes'])
      await staffRows(`delete from staff.${table} where staff_member_id = ?`, [id])
    await writeStaffEntry({ by, action: 'staff_recovered', staff: found })
    return found
  })
  const href = siteAddress(ADMIN_HOST, '/')
  return { mailed: await sendStaffMail(account, { kind: 'recovered', href, values: { name: account.name } }) }
}
