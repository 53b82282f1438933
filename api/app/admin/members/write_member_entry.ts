import type { GrantedBrand } from '#app/admin/access/granted_brand'
import type { Differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

interface MemberEntry {
  action: string
  /** What was done, in a word; goes from the log with the member's data, as the reason does. */
  name?: string
  changes?: Differences
  /** Missing where what was done says why. */
  reason?: string
  /** Why the member must not learn of it. */
  untold?: string
}

export async function writeMemberEntry(
  { staff, tenant }: GrantedBrand,
  { id }: { id: string },
  { action, name, changes, reason, untold }: MemberEntry
): Promise<void> {
  const detail = { level: 'member' as const, id, name, changes, reason, untold }
  await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
}
