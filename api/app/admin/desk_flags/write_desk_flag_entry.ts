import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

type DeskFlagAction = 'desk_flag_raised' | 'desk_flag_taken' | 'desk_flag_done'

/** By its number alone, which knows nobody. */
export function writeDeskFlagEntry(
  { staff, tenant }: GrantedBrand,
  { id, number }: { id: string; number: string },
  action: DeskFlagAction
): Promise<void> {
  const detail = { level: 'desk_flag' as const, id, name: number }
  return writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
}
