import { staffRows } from '#app/tenancy/context/staff_rows'
import type { AuditDetail } from './write_audit_entry.js'

const A_DAY = `interval '1 day'`

interface Noted {
  tenantId: string
  /** What it was is told by `id` and `name`. */
  detail: AuditDetail & { id: string; name: string }
}

/**
 * Logs what a person of staff read or found, once a day for each, as screens and searches ask again and again. Call it in the transaction that
 * read it. Ids go by time, so of what the person did before only the last day is looked through.
 */
export async function noteOnceADay(staffId: string, action: string, seen: readonly Noted[]): Promise<void> {
  if (seen.length === 0) return
  await staffRows(
    `insert into staff.audit_entries (staff_member_id, tenant_id, action, detail)
     select :staffId, seen.tenant, :action, seen.detail
     from unnest(cast(:tenants as bigint[]), cast(:details as jsonb[])) as seen (tenant, detail)
     where not exists (select from staff.audit_entries noted where noted.staff_member_id = :staffId
       and noted.id > (select sec.new_id(now() - ${A_DAY} - interval '1 second')) and noted.at > now() - ${A_DAY}
       and noted.tenant_id = seen.tenant and noted.action = :action
       and noted.detail ->> 'id' = seen.detail ->> 'id' and noted.detail ->> 'name' = seen.detail ->> 'name')`,
    {
      staffId,
      action,
      tenants: seen.map(({ tenantId }) => tenantId),
      details: seen.map(({ detail }) => JSON.stringify(detail)),
    }
  )
}
