import type StaffMember from '#app/staff/accounts/staff_member'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { grantedTenant } from './granted_tenant.js'
import type { Resource } from '#app/admin/resources/resource'

/** Reads tenants' rows in their tenant's transaction, under row-level security. @throws NotFound; 422 for `tenant_id` */
export async function inTenantOfRow<T>(
  staff: StaffMember,
  { inTenant, roles, noteRead }: Resource,
  tenantId: string | undefined,
  read: () => Promise<T>
): Promise<T> {
  if (!inTenant) return read()
  return asTenant(await grantedTenant(staff, roles, tenantId), read, { connection: 'staff', readOnly: !noteRead })
}
