import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'

const AT_ONCE = 1_000
/** A job that works on an order or waits for another try is not joined by a second one so soon. */
const ONCE_IN_S = 3_600

/** Has each direct debit collected whose day has come, where the brand is; what failed yesterday is tried again. */
export async function collectDebits(): Promise<void> {
  const site = await siteByTenantId(currentTenant().id)
  if (!site) return
  const today = DateTime.now().setZone(site.timeZone).toISODate()
  const due = await tenantRows<{ id: string }>(
    `select id::text from app.orders where tenant_id = (select sec.tenant_id()) and collect_on is not null and status = 'pending'
       and gateway_ref is null and collect_on <= cast(? as date) order by collect_on, id limit ${AT_ONCE}`,
    [today]
  )
  for (const { id } of due)
    await enqueue('collect_debit', { order: id }, { once: { key: `collect ${id}`, seconds: ONCE_IN_S } })
}
