import { staffRows } from '#app/tenancy/context/staff_rows'

/** All of somebody's, but the given one. */
export async function endStaffSessions(staffId: string, kept?: string): Promise<void> {
  await staffRows('delete from staff.staff_sessions where staff_member_id = ? and id is distinct from ?', [
    staffId,
    kept ?? null,
  ])
}
