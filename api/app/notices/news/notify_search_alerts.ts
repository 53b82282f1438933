import { aside, tenantRows } from '#app/tenancy/context/tenant_context'
import { enqueue } from '#app/jobs/enqueue'

const AT_ONCE = 200

/** Has members told who came and fits a search they keep, each search once a day (product §4), at the brand whose transaction this is called in. */
export async function tellOfFits(): Promise<void> {
  while ((await aside(tellSome)) === AT_ONCE);
}

/** The next day begins in the transaction that has him told, so that nobody is told twice. */
async function tellSome(): Promise<number> {
  const due = await tenantRows<{ id: string; profile: string; since: Date }>(
    `update app.search_alerts set looked_at = now()
     from (select id, looked_at as since from app.search_alerts where tenant_id = (select sec.tenant_id())
             and looked_at <= now() - interval '1 day' order by looked_at limit ${AT_ONCE} for update skip locked) due
     where search_alerts.tenant_id = (select sec.tenant_id()) and search_alerts.id = due.id
     returning search_alerts.id::text, search_alerts.profile_id::text as profile, due.since`
  )
  for (const { id, profile, since } of due)
    await enqueue('tell_member', { about: 'fit', to: profile, alert: id, since: since.toISOString() })
  return due.length
}
