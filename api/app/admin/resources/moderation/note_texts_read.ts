import type StaffMember from '#app/staff/accounts/staff_member'
import { noteOnceADay } from '#app/tenancy/audit/note_once_a_day'
import type { Row } from '#app/admin/resources/definition/resource'

/** Logs that a person of staff read held messages, each about its sender. */
export async function noteTextsRead({ id: staffId }: StaffMember, rows: readonly Row[]): Promise<void> {
  await noteOnceADay(
    staffId,
    'held_message_read',
    rows.map((row) => ({
      tenantId: row.tenant_id,
      detail: { level: 'member', id: row.member_id, name: row.id },
    }))
  )
}
