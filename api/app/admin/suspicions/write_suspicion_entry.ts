import type { GrantedBrand } from '#app/admin/access/granted_brand'
import type Suspicion from '#app/safety/cases/suspicion'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

type SuspicionAction = 'suspicion_opened' | 'suspicion_reported' | 'suspicion_ended' | 'suspicion_dismissed'

/** By its number alone, which knows nobody: what was written goes with the record, and the log stays. */
export function writeSuspicionEntry(
  { staff, tenant }: GrantedBrand,
  { id, number }: Pick<Suspicion, 'id' | 'number'>,
  action: SuspicionAction
): Promise<void> {
  const detail = { level: 'suspicion' as const, id, name: number }
  return writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
}
