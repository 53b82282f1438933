import type { DateTime } from 'luxon'
import { staffRows } from '#app/tenancy/context/staff_rows'
import type { Tenant } from '#app/tenancy/context/tenant_context'

/** `by` is null for commands on the server. */
export interface PageChange {
  at: string
  by: string | null
}

/** Last change per page, keyed as in the audit log (`terms de`); includes removals and manifests. */
export async function pageChanges({ id }: Tenant): Promise<Map<string, PageChange>> {
  const rows = await staffRows<{ page: string; at: DateTime; by: string | null }>(
    `with changes as (
       select detail ->> 'name' as page, at, staff_member_id from staff.audit_entries
       where tenant_id = ? and action in ('page_changed', 'page_removed')
       union all
       select substr(applied ->> 'what', 6), at, staff_member_id
       from staff.audit_entries, jsonb_array_elements(detail -> 'applied') applied
       where tenant_id = ? and action = 'manifest_applied' and applied ->> 'what' like 'page %')
     select distinct on (page) page, at, staff_members.name as by
     from changes left join staff.staff_members on staff_members.id = staff_member_id
     order by page, at desc`,
    [id, id]
  )
  return new Map(rows.map(({ page, at, by }) => [page, { at: at.toISO()!, by }]))
}
