import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { NotAllowed } from './admin_errors.js'
import type { Changeable, Resource, StaffRole } from '#app/admin/resources/resource'

const CHANGERS: readonly StaffRole[] = ['operator']

export function isAllowed(staff: StaffMember, { roles }: Resource): Promise<boolean> {
  return hasRole(staff, roles)
}

/** @throws NotAllowed */
export async function refuseUnlessAllowed(staff: StaffMember, resource: Resource): Promise<void> {
  if (!(await isAllowed(staff, resource))) throw new NotAllowed()
}

/** Without a tenant: whether they may change rows of any. */
export async function mayChange(staff: StaffMember, change: Changeable, tenantId?: string): Promise<boolean> {
  return change.tenantIdOf ? hasRole(staff, CHANGERS, tenantId) : staff.platformAdmin
}

/** Without a tenant: at any. Platform admins have all roles. */
export async function hasRole(staff: StaffMember, roles: readonly StaffRole[], tenantId?: string): Promise<boolean> {
  if (staff.platformAdmin) return true
  const [{ found }] = (await staffRows<{ found: boolean }>(
    `select exists (select 1 from staff.grants where staff_member_id = ? and role = any(?)
       and tenant_id = coalesce(?, tenant_id)) as found`,
    [staff.id, roles, tenantId ?? null]
  )) as [{ found: boolean }]
  return found
}
