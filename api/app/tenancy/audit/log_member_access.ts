import { type Tenant, asTenant, tenantRows } from '#app/tenancy/context/tenant_context'

/** That staff looked at something of a member's or did something to him. */
export interface LogEntry {
  at: string
  action: string
  reason: string | null
}

const ABOUT_HIM = `tenant_id = (select sec.tenant_id()) and detail ->> 'level' = 'member' and detail ->> 'id' = :memberId`

/** What the log of the console says about a member, for the copy of his data; who of staff it was is staff's own data. */
export function logAbout(tenant: Tenant, memberId: string): Promise<LogEntry[]> {
  return asTenant(
    tenant,
    () =>
      tenantRows<LogEntry>(
        `select to_json(at)::text::jsonb #>> '{}' as at, action, detail ->> 'reason' as reason
         from staff.audit_entries where ${ABOUT_HIM} order by id`,
        { memberId }
      ),
    { door: 'staff', readOnly: true }
  )
}

/** Takes out of the log whom it was about and what was said about him; that something was done stays. */
export async function emptyLogAbout(tenant: Tenant, memberId: string): Promise<void> {
  await asTenant(
    tenant,
    () =>
      tenantRows(`update staff.audit_entries set detail = detail - 'id' - 'name' - 'reason' where ${ABOUT_HIM}`, {
        memberId,
      }),
    { door: 'staff' }
  )
}
