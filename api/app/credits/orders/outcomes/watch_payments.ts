import { enqueue } from '#app/jobs/enqueue'
import { tenantRows } from '#app/tenancy/context/tenant_context'

const EVERY_DAYS = 7
const AT_ONCE = 1_000
/** How long a notification of a payment that no order knows is kept. */
const UNKNOWN_DAYS = 90

/**
 * Asks about paid orders again for as long as they may be refunded or charged back, in case a notification got lost. Those that
 * somebody works on are left for the next time: it locks many, and would wait with some of them for others. Notifications that never
 * found their order end here, too.
 */
export async function watchPayments(): Promise<void> {
  const due = await tenantRows<{ id: string }>(
    `update app.orders set checked_at = now() where tenant_id = (select sec.tenant_id()) and id in (
       select id from app.orders where tenant_id = (select sec.tenant_id()) and watched_until > now() and status <> 'pending'
         and (checked_at is null or checked_at < now() - make_interval(days => ${EVERY_DAYS}))
       order by checked_at nulls first, id limit ${AT_ONCE} for no key update skip locked)
     returning id::text`
  )
  for (const { id } of due) await enqueue('check_payment', { order: id })
  await tenantRows(
    `delete from app.payment_events where tenant_id = (select sec.tenant_id()) and order_id is null
       and received_at < now() - make_interval(days => ${UNKNOWN_DAYS})`
  )
}
