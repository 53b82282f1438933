import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { POLICIES, type Policy } from './policies.js'

/** Whether a policy allows it to somebody: at a brand, or without one at any. */
export async function isAllowed(
  { id, platformAdmin }: StaffMember,
  policy: Policy,
  tenantId?: string
): Promise<boolean> {
  if (platformAdmin) return true
  const [{ found }] = (await staffRows<{ found: boolean }>(
    `select exists (select 1 from staff.grants where staff_member_id = ? and role = any(?)
       and tenant_id = coalesce(?, tenant_id)) as found`,
    [id, POLICIES[policy], tenantId ?? null]
  )) as [{ found: boolean }]
  return found
}
