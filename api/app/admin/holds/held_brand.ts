import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnlessAllowed } from '#app/admin/access/allowed'
import { grantedTenant } from '#app/admin/access/granted_tenant'
import { heldMessages } from '#app/admin/resources/held_messages'
import { rowId } from '#app/http/validation/row_id'
import type StaffMember from '#app/staff/accounts/staff_member'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** Who decides about held messages, and the brand in the path. @throws NotAllowed without the role at any brand; NotFound without it at this one */
export async function heldBrand({ auth, params }: HttpContext): Promise<{ staff: StaffMember; tenant: Tenant }> {
  const staff = auth.use('staff').getUserOrFail()
  await refuseUnlessAllowed(staff, heldMessages)
  return { staff, tenant: await grantedTenant(staff, heldMessages.roles, rowId(params.tenant_id)) }
}
