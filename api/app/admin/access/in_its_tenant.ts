import type StaffMember from '#app/staff/accounts/staff_member'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { grantedTenant } from './granted_tenant.js'
import type { Resource } from '#app/admin/resources/resource'

/**
 * Reads a resource where its rows lie: those of a brand in that brand's transaction, in which row-level security hides every
 * other brand, whatever a query says.
 * @throws NotFound; 422 for `tenant_id`
 */
export async function inItsTenant<T>(
  staff: StaffMember,
  { inTenant, roles }: Resource,
  tenantId: string | undefined,
  read: () => Promise<T>
): Promise<T> {
  if (!inTenant) return read()
  return asTenant(await grantedTenant(staff, roles, tenantId), read, { door: 'staff', readOnly: true })
}
