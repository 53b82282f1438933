import type StaffMember from '#app/staff/accounts/staff_member'
import { fieldRefused } from '#app/http/validation/field_refused'
import { NotFound } from '#app/http/http_errors'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { GRANTED } from '#app/admin/resources/read_rows'
import type { StaffRole } from '#app/admin/resources/resource'

/** Staff with exactly one tenant may omit the id. @throws NotFound without access; 422 for `tenant_id` when it is ambiguous */
export async function grantedTenant(staff: StaffMember, roles: readonly StaffRole[], id?: string): Promise<Tenant> {
  const tenants = await staffRows<Tenant>(
    `select tenants.id::text, tenants.slug from global.tenants
     where (? or tenants.id in (${GRANTED})) and tenants.id = coalesce(?, tenants.id) limit 2`,
    [staff.platformAdmin, staff.id, roles, id ?? null]
  )
  if (tenants.length === 1) return tenants[0]!
  throw id ? new NotFound() : fieldRefused('tenant_id', 'required')
}
