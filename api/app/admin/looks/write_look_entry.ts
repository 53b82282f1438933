import type { GrantedBrand } from '#app/admin/access/granted_brand'
import { differences } from '#app/tenancy/audit/differences'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

type LookAction = 'theme_changed' | 'look_draft_saved' | 'look_draft_discarded'

export async function writeLookEntry(
  { staff, tenant }: GrantedBrand,
  action: LookAction,
  before: object,
  after: object
): Promise<void> {
  const detail = { level: 'tenant' as const, id: tenant.id, name: tenant.slug, changes: differences(before, after) }
  await writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
}
