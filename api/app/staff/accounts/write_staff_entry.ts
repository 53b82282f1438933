import type { Differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

interface StaffEntry {
  /** Null for a command on the server. */
  by: string | null
  action: string
  /** Whose account it is about, or the name of what of it. */
  staff: { id: string; name: string }
  changes?: Differences
}

/** An entry of the audit log about an account of staff. */
export function writeStaffEntry({ by, action, staff: { id, name }, changes }: StaffEntry): Promise<void> {
  return writeAuditEntry({
    staffMemberId: by,
    action,
    detail: { level: 'staff', id, name, ...(changes && { changes }) },
  })
}
