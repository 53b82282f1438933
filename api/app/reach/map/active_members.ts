import { tenantRows } from '#app/tenancy/context/tenant_context'
import { cachedForSite } from '#app/tenancy/sites/cached_for_site'
import type { Site } from '#app/tenancy/sites/site'

const DAYS = 30
/** Fewer are not told: they could be recognised, and would be no reason to come. */
const LEAST = 50
const KEPT_MS = 3_600_000

interface Counted {
  until: number
  members: Promise<ReadonlyMap<string, number>>
}

/** Real members of a country's regions who were there within 30 days, rounded down to ten; regions with fewer than 50 are left out. */
export function activeMembers(site: Site, country: string): Promise<ReadonlyMap<string, number>> {
  const kept = cachedForSite(site, `active members of ${country}`, (): { counted?: Counted } => ({}))
  if (!kept.counted || kept.counted.until < Date.now()) {
    const members = count(country)
    kept.counted = { until: Date.now() + KEPT_MS, members }
    members.catch(() => delete kept.counted)
  }
  return kept.counted.members
}

async function count(country: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tenantRows<{ region: string; members: number }>(
    `select region_id::text as region, (count(*) / 10 * 10)::int as members from app.search_rows
     where tenant_id = (select sec.tenant_id()) and country_code = app.country_code(:country)
       and kind_code = app.word_code('member') and last_active_at > now() - make_interval(days => ${DAYS}) and region_id is not null
     group by region_id having count(*) >= ${LEAST}`,
    { country }
  )
  return new Map(rows.map(({ region, members }) => [region, members]))
}
