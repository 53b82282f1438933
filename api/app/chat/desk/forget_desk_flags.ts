import { tenantRows } from '#app/tenancy/context/tenant_context'

/** As long as a decision about a report is kept. */
const MONTHS = 6

/** Removes what the desk handed to support and support was done with so long ago. */
export async function forgetDeskFlags(): Promise<void> {
  await tenantRows(
    `delete from app.desk_flags where tenant_id = (select sec.tenant_id()) and done_at < now() - make_interval(months => ${MONTHS})`
  )
}
