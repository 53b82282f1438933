import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { sendPasswordLink } from './send_password_link.js'
import { accountOf } from './staff_account.js'

/** Ends somebody's sessions and mails them a link for a new password. `by`: null for a command. @throws NotFound */
export async function resetStaff(by: string | null, id: string): Promise<{ mailed: boolean; link: string }> {
  const account = await asStaff(async () => {
    const found = await accountOf(id)
    await staffRows('delete from staff.staff_sessions where staff_member_id = ?', [id])
    const detail = { level: 'staff' as const, id, name: found.name }
    await writeAuditEntry({ staffMemberId: by, action: 'staff_link_sent', detail })
    return found
  })
  return sendPasswordLink(account)
}
