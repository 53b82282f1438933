import type { DateTime } from 'luxon'
import type Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'
import { regionsOf } from '#app/members/places/regions'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { PLANNED_BY_VALUES } from '#app/tenancy/context/statement_names'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { hasWord } from '#app/discovery/candidates/has_attribute'
import { latelyCome } from '#app/discovery/candidates/lately_come'
import { narrowSearch } from '#app/discovery/candidates/narrow_search'
import { COUNTED_NEWCOMERS, type Newcomers, newcomersOf } from './newcomers.js'
import { offeredFilters } from '#app/discovery/filters/offered_filters'
import { searchAlertsOf } from './search_alerts_of.js'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import { searchReach } from '#app/discovery/filters/search_reach'
import SearchRow from '#app/discovery/candidates/search_row'

/** Who fits a search a member keeps, and what it asks for. */
export interface Fits extends Newcomers {
  filters: SearchFilters
}

/** The real members who fit one of a member’s searches and were let in since. Null when he has given it up. */
export async function findFits(member: Member, alertId: string, since: DateTime): Promise<Fits | null> {
  const alert = (await searchAlertsOf(member.profile.id)).find(({ id }) => id === alertId)
  if (!alert) return null
  const site = (await siteByTenantId(currentTenant().id))!
  const viewer = { site, language: member.language, member }
  const filters = offeredFilters(viewer, alert.filters)
  const towns = (await searchReach(viewer, filters))?.map(({ id }) => id)
  const fitting = latelyCome(narrowSearch(SearchRow.query(), viewer, filters, towns), since)
    .select('search_rows.id')
    .whereRaw(hasWord('kind'), ['member'])
    .orderBy('search_rows.id', 'desc')
    .limit(COUNTED_NEWCOMERS)
  const newest = Profile.query().whereIn('profiles.id', fitting).orderBy('profiles.id', 'desc')
  newest.knexQuery.comment(PLANNED_BY_VALUES)
  const people = await newest
  const regions = await regionsOf([...new Set(people.map(({ country }) => country))])
  const named = people.map(({ name, dateOfBirth, regionId }) => ({
    name,
    dateOfBirth,
    region: regions.find(({ id }) => id === regionId)?.name ?? null,
  }))
  return { filters: alert.filters, ...newcomersOf(named, site.timeZone) }
}
