import type { DateTime } from 'luxon'
import { inSeparateTransaction, tenantRows } from '#app/tenancy/context/tenant_context'
import { enqueue } from '#app/jobs/enqueue'

const AT_ONCE = 200

/** Notifies members of the current tenant of new matches for a saved search, once a day each (product §4). */
export async function notifySearchAlerts(): Promise<void> {
  while ((await inSeparateTransaction(notifySome)) === AT_ONCE);
}

/** Starts the next day in the transaction that enqueues the job, so that no one is notified twice. */
async function notifySome(): Promise<number> {
  const due = await tenantRows<{ id: string; profile: string; since: DateTime }>(
    `update app.search_alerts set looked_at = now()
     from (select id, looked_at as since from app.search_alerts where tenant_id = (select sec.tenant_id())
             and looked_at <= now() - interval '1 day' order by looked_at limit ${AT_ONCE} for update skip locked) due
     where search_alerts.tenant_id = (select sec.tenant_id()) and search_alerts.id = due.id
     returning search_alerts.id::text, search_alerts.profile_id::text as profile, due.since`
  )
  for (const { id, profile, since } of due)
    await enqueue('notify_member', { about: 'fit', to: profile, alert: id, since: since.toISO()! })
  return due.length
}
