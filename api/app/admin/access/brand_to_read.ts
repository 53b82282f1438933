import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#app/http/validation/row_id'
import type StaffMember from '#app/staff/accounts/staff_member'
import type { Tenant } from '#app/tenancy/context/tenant_context'
import { refuseUnlessAllowed } from './allowed.js'
import { grantedTenant } from './granted_tenant.js'
import { tenants } from '#app/admin/resources/tenants'

/** Staff and the brand in the path. @throws NotAllowed without access to any brand; NotFound without access to this one */
export async function brandToRead({ auth, params }: HttpContext): Promise<{ staff: StaffMember; tenant: Tenant }> {
  const staff = auth.use('staff').getUserOrFail()
  await refuseUnlessAllowed(staff, tenants)
  return { staff, tenant: await grantedTenant(staff, tenants.roles, rowId(params.tenant_id)) }
}
