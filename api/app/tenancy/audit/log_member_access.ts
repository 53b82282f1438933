import { type Tenant, asTenant, tenantRows } from '#app/tenancy/context/tenant_context'

export interface LogEntry {
  at: string
  action: string
  reason: string | null
}

const ABOUT_HIM = `tenant_id = (select sec.tenant_id()) and detail ->> 'level' = 'member' and detail ->> 'id' = :memberId`

/** A member's audit entries for their data export, without the staff member's name, and without what they must not be told. */
export function logAbout(tenant: Tenant, memberId: string): Promise<LogEntry[]> {
  return asTenant(
    tenant,
    () =>
      tenantRows<LogEntry>(
        `select to_json(at)::text::jsonb #>> '{}' as at, action, detail ->> 'reason' as reason
         from staff.audit_entries where ${ABOUT_HIM} and detail ->> 'untold' is null order by id`,
        { memberId }
      ),
    { connection: 'staff', readOnly: true }
  )
}

/** Removes the member and the reason from audit entries on erasure; the entries themselves stay. */
export async function emptyLogAbout(tenant: Tenant, memberId: string): Promise<void> {
  await asTenant(
    tenant,
    () =>
      tenantRows(
        `update staff.audit_entries set detail = detail - 'id' - 'name' - 'reason' - 'untold' where ${ABOUT_HIM}`,
        {
          memberId,
        }
      ),
    { connection: 'staff' }
  )
}
