import { endStaffSessions } from '#app/staff/sessions/end_staff_sessions'
import { StaffDisabled } from '#app/staff/staff_errors'
import { asStaff } from '#app/tenancy/context/tenant_context'
import { sendPasswordLink } from './send_password_link.js'
import { accountOf } from './staff_account.js'
import { writeStaffEntry } from './write_staff_entry.js'

/** Ends somebody's sessions and mails them a link for a new password. `by`: null for a command. @throws NotFound StaffDisabled */
export async function resetStaff(by: string | null, id: string): Promise<{ mailed: boolean; link: string }> {
  const account = await asStaff(async () => {
    const found = await accountOf(id)
    if (found.disabled) throw new StaffDisabled()
    await endStaffSessions(id)
    await writeStaffEntry({ by, action: 'staff_link_sent', staff: found })
    return found
  })
  return sendPasswordLink(account)
}
