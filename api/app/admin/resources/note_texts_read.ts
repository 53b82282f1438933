import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Row } from './resource.js'

/** Once a day for each person and text, as lists are read again and again. */
const AGAIN_AFTER = '1 day'

/** Logs that a person of staff read held messages, each about its sender. Call it in the transaction that read them. */
export async function noteTextsRead({ id: staffId }: StaffMember, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await staffRows(
    `insert into staff.audit_entries (staff_member_id, tenant_id, action, detail)
     select ?, texts.tenant, 'held_message_read', jsonb_build_object('level', 'member', 'id', texts.member, 'name', texts.held)
     from unnest(?::bigint[], ?::text[], ?::text[]) as texts (tenant, member, held)
     where not exists (select from staff.audit_entries noted where noted.tenant_id = texts.tenant and noted.staff_member_id = ?
       and noted.action = 'held_message_read' and noted.detail ->> 'name' = texts.held and noted.at > now() - interval '${AGAIN_AFTER}')`,
    [staffId, rows.map((row) => row.tenant_id), rows.map((row) => row.member_id), rows.map((row) => row.id), staffId]
  )
}
