import type { GrantedBrand } from '#app/admin/access/granted_brand'
import type PrivacyRequest from '#app/identity/privacy/privacy_request'
import { writeAuditEntry } from '#app/tenancy/audit/write_audit_entry'

/** Names the request by its number, which knows nobody once they are erased. */
export function writePrivacyEntry(
  { staff, tenant }: GrantedBrand,
  { id, number }: PrivacyRequest,
  action: string
): Promise<void> {
  const detail = { level: 'privacy_request' as const, id, name: number }
  return writeAuditEntry({ staffMemberId: staff.id, tenantId: tenant.id, action, detail })
}
