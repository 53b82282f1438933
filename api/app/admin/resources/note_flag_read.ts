import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Row } from './resource.js'

/** Once a day for each person and flag, as an open screen asks again. */
const AGAIN_AFTER = '1 day'

/** Logs that a person of staff read the messages of what the desk handed over; lists have none. Call it in the transaction that read them. */
export async function noteFlagRead({ id: staffId }: StaffMember, rows: readonly Row[]): Promise<void> {
  for (const { messages, tenant_id: tenantId, id, number } of rows)
    if (messages !== undefined)
      await staffRows(
        `insert into staff.audit_entries (staff_member_id, tenant_id, action, detail)
         select ?, ?, 'desk_flag_read', jsonb_build_object('level', 'desk_flag', 'id', ?::text, 'name', ?::text)
         where not exists (select from staff.audit_entries noted where noted.tenant_id = ? and noted.staff_member_id = ?
           and noted.action = 'desk_flag_read' and noted.detail ->> 'id' = ? and noted.at > now() - interval '${AGAIN_AFTER}')`,
        [staffId, tenantId, id, number, tenantId, staffId, id]
      )
}
