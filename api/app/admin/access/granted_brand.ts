import type { HttpContext } from '@adonisjs/core/http'
import type { StaffRole } from '#app/admin/resources/resource'
import { rowId } from '#app/http/validation/row_id'
import type StaffMember from '#app/staff/accounts/staff_member'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { NotAllowed } from './admin_errors.js'
import { hasRole } from './allowed.js'
import { grantedTenant } from './granted_tenant.js'

/** Who calls, and the brand in the path at which they work. */
export interface GrantedBrand {
  staff: StaffMember
  tenant: Tenant
}

/** Staff with one of the roles, and the brand in the path. @throws NotAllowed without a role at any brand; NotFound without one at this one */
export async function grantedBrand({ auth, params }: HttpContext, roles: readonly StaffRole[]): Promise<GrantedBrand> {
  const staff = auth.use('staff').getUserOrFail()
  if (!(await hasRole(staff, roles))) throw new NotAllowed()
  return { staff, tenant: await grantedTenant(staff, roles, rowId(params.tenant_id)) }
}
