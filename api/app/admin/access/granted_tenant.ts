import type StaffMember from '#app/staff/accounts/staff_member'
import { fieldRefused } from '#app/http/validation/field_refused'
import { NotFound } from '#app/http/http_errors'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { GRANTED } from '#app/admin/resources/read_rows'
import type { StaffRole } from '#app/admin/resources/resource'

/**
 * The brand in which somebody with one of these roles wants to work; who is granted exactly one need not name it.
 * @throws NotFound for a brand that is not his or not there; 422 for `tenant_id` when he did not say which
 */
export async function grantedTenant(staff: StaffMember, roles: readonly StaffRole[], id?: string): Promise<Tenant> {
  const tenants = await staffRows<Tenant>(
    `select tenants.id::text, tenants.slug from global.tenants
     where (? or tenants.id in (${GRANTED})) and tenants.id = coalesce(?, tenants.id) limit 2`,
    [staff.platformAdmin, staff.id, roles, id ?? null]
  )
  if (tenants.length === 1) return tenants[0]!
  throw id ? new NotFound() : fieldRefused('tenant_id', 'required')
}
