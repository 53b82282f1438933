import { staffRows } from '#app/tenancy/context/staff_rows'
import type StaffMember from '#app/staff/accounts/staff_member'

/** All of somebody's but the given one. */
export async function endOtherSessions({ id }: StaffMember, kept: string | undefined): Promise<void> {
  await staffRows('delete from staff.staff_sessions where staff_member_id = ? and id is distinct from ?', [
    id,
    kept ?? null,
  ])
}
