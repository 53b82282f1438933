import type StaffMember from '#app/staff/accounts/staff_member'
import { noteOnceADay } from '#app/tenancy/audit/note_once_a_day'
import type { Row } from '#app/admin/resources/definition/resource'

/** Logs that a person of staff read the messages of what the desk handed over; lists have none. */
export async function noteFlagRead({ id: staffId }: StaffMember, rows: readonly Row[]): Promise<void> {
  const read = rows.filter(({ messages }) => messages !== undefined)
  await noteOnceADay(
    staffId,
    'desk_flag_read',
    read.map(({ tenant_id: tenantId, id, number: name }) => ({ tenantId, detail: { level: 'desk_flag', id, name } }))
  )
}
