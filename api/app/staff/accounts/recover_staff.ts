import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { sendStaffMail } from '#app/staff/mails/staff_mail'
import { OwnRights } from '#app/staff/staff_errors'
import { accountOf } from './staff_account.js'

/**
 * For who lost every second factor: takes them all away, so that the next log-in sets up another one, ends the sessions and mails them
 * about it. Another admin does it (ASVS 6.4.4), or a command (`by` is null). @throws NotFound OwnRights
 */
export async function recoverStaff(by: string | null, id: string): Promise<{ mailed: boolean }> {
  if (by === id) throw new OwnRights()
  const account = await asStaff(async () => {
    const found = await accountOf(id)
    await staffRows('update staff.staff_members set totp_secret = null where id = ?', [id])
    for (const table of ['passkeys', 'recovery_codes', 'staff_sessions'])
      await staffRows(`delete from staff.${table} where staff_member_id = ?`, [id])
    const detail = { level: 'staff' as const, id, name: found.name }
    await writeAuditEntry({ staffMemberId: by, action: 'staff_recovered', detail })
    return found
  })
  const href = siteAddress(ADMIN_HOST, '/')
  return { mailed: await sendStaffMail(account, { kind: 'recovered', href, values: { name: account.name } }) }
}
