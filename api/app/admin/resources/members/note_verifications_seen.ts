import type StaffMember from '#app/staff/accounts/staff_member'
import { noteOnceADay } from '#app/tenancy/audit/note_once_a_day'
import type { Row } from '#app/admin/resources/definition/resource'

/** Logs that a person of staff is shown photos that wait to be compared, each about its member. */
export async function noteVerificationsSeen({ id: staffId }: StaffMember, rows: readonly Row[]): Promise<void> {
  await noteOnceADay(
    staffId,
    'verification_seen',
    rows
      .filter(({ filename }) => filename)
      .map((row) => ({ tenantId: row.tenant_id, detail: { level: 'member', id: row.member_id, name: row.id } }))
  )
}
