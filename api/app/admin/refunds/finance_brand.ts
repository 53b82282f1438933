import type { HttpContext } from '@adonisjs/core/http'
import { NotAllowed } from '#app/admin/access/admin_errors'
import { hasRole } from '#app/admin/access/allowed'
import { grantedTenant } from '#app/admin/access/granted_tenant'
import type { StaffRole } from '#app/admin/resources/resource'
import { rowId } from '#app/http/validation/row_id'
import type StaffMember from '#app/staff/accounts/staff_member'
import type { Tenant } from '#app/tenancy/context/tenant_context'

const ROLES: readonly StaffRole[] = ['finance']

/** Who gives money back, and the brand in the path. @throws NotAllowed without the role at any brand; NotFound without it at this one */
export async function financeBrand({ auth, params }: HttpContext): Promise<{ staff: StaffMember; tenant: Tenant }> {
  const staff = auth.use('staff').getUserOrFail()
  if (!(await hasRole(staff, ROLES))) throw new NotAllowed()
  return { staff, tenant: await grantedTenant(staff, ROLES, rowId(params.tenant_id)) }
}
