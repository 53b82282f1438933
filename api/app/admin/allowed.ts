import type StaffMember from '#app/identity/staff_member'
import { staffRows } from '#app/tenancy/staff_rows'
import { NotAllowed } from './admin_errors.js'
import type { Resource } from './resource.js'

/** Whether a role of this person, at any brand, opens a resource. */
export async function isAllowed(staff: StaffMember, { roles }: Resource): Promise<boolean> {
  if (staff.platformAdmin) return true
  const [{ allowed }] = (await staffRows<{ allowed: boolean }>(
    'select exists (select 1 from staff.grants where staff_member_id = ? and role = any(?)) as allowed',
    [staff.id, roles]
  )) as [{ allowed: boolean }]
  return allowed
}

/** @throws NotAllowed */
export async function refuseUnlessAllowed(staff: StaffMember, resource: Resource): Promise<void> {
  if (!(await isAllowed(staff, resource))) throw new NotAllowed()
}
