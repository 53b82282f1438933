import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnlessAllowed } from '#app/admin/access/allowed'
import { grantedTenant } from '#app/admin/access/granted_tenant'
import { announcements } from '#app/admin/resources/announcements'
import { rowId } from '#app/http/validation/row_id'
import type StaffMember from '#app/staff/accounts/staff_member'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** Those who may only read see announcements, but write none. */
const WRITERS = ['operator'] as const

/** Who writes announcements, and the brand in the path. @throws NotAllowed without the role at any brand; NotFound without it at this one */
export async function announcementBrand({
  auth,
  params,
}: HttpContext): Promise<{ staff: StaffMember; tenant: Tenant }> {
  const staff = auth.use('staff').getUserOrFail()
  await refuseUnlessAllowed(staff, { ...announcements, roles: WRITERS })
  return { staff, tenant: await grantedTenant(staff, WRITERS, rowId(params.tenant_id)) }
}
