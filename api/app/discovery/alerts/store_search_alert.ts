import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { TooManySearchAlerts } from '#app/discovery/search/discovery_errors'
import type { SearchAlert } from './search_alert.js'
import type { SearchFilters } from '#app/discovery/filters/search_filters'

/** Limited because every alert is searched once a day. */
const MOST = 10

/** Saves a search as an alert, or returns the identical one. @throws TooManySearchAlerts */
export async function storeSearchAlert(
  profileId: string,
  filters: SearchFilters
): Promise<{ alert: SearchAlert; isNew: boolean }> {
  const [, [kept]] = await pipeline([() => lockAlerts(profileId), () => insertOrFind(profileId, filters)])
  if (!kept) throw new TooManySearchAlerts({ limit: MOST })
  const { is_new: isNew, ...alert } = kept
  return { alert, isNew }
}

/** One request of a profile after the other: each sees and counts what those before it stored. */
function lockAlerts(profileId: string) {
  return tenantRows(
    `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'search alerts', sec.tenant_id(), :profileId::bigint), 0))`,
    { profileId }
  )
}

function insertOrFind(profileId: string, filters: SearchFilters) {
  return tenantRows<SearchAlert & { is_new: boolean }>(
    `with made as (
       insert into app.search_alerts (profile_id, filters)
       select :profileId, :filters::jsonb
       where (select count(*) from app.search_alerts
              where tenant_id = (select sec.tenant_id()) and profile_id = :profileId) < ${MOST}
       on conflict (tenant_id, profile_id, filters) do nothing
       returning id::text, filters, created_at
     )
     select id, filters, created_at as "createdAt", true as is_new from made
     union all
     select id::text, filters, created_at, false from app.search_alerts
     where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and filters = :filters::jsonb`,
    { profileId, filters: JSON.stringify(inOrder(filters)) }
  )
}

/** The same values in another order are the same search. */
function inOrder(filters: SearchFilters): SearchFilters {
  return Object.fromEntries(
    Object.entries(filters).map(([field, value]) => [field, Array.isArray(value) ? sorted(value) : value])
  )
}

function sorted(words: string[]): string[] {
  return words.toSorted((one, other) => (one < other ? -1 : 1))
}
