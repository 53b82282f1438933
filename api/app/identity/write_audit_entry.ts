import { staffRows } from '#app/tenancy/staff_rows'
import type StaffMember from './staff_member.js'

/** Notes what staff did, or tried to. Entries are never changed or removed. */
export async function writeAuditEntry(
  { id }: StaffMember,
  action: string,
  detail: Record<string, string | number> = {}
): Promise<void> {
  await staffRows('insert into staff.audit_entries (staff_member_id, action, detail) values (?, ?, ?)', [
    id,
    action,
    JSON.stringify(detail),
  ])
}
