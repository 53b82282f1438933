import type { DateTime } from 'luxon'
import type Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'
import { regionsOf } from '#app/members/places/regions'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { PLANNED_BY_VALUES } from '#app/tenancy/context/statement_names'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { hasAttribute } from '#app/discovery/candidates/has_attribute'
import { recentlyJoined } from '#app/discovery/candidates/recently_joined'
import { narrowSearch } from '#app/discovery/candidates/narrow_search'
import { COUNTED_NEWCOMERS, type Newcomers, newcomersOf } from './newcomers.js'
import { offeredFilters } from '#app/discovery/filters/offered_filters'
import { searchAlertsOf } from './search_alerts_of.js'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import { searchReach } from '#app/discovery/filters/search_reach'
import SearchRow from '#app/discovery/candidates/search_row'

export interface AlertMatches extends Newcomers {
  filters: SearchFilters
}

/** Real members who match the alert's search and were activated after `since`; null if the member has deleted the alert. */
export async function findAlertMatches(member: Member, alertId: string, since: DateTime): Promise<AlertMatches | null> {
  const alert = (await searchAlertsOf(member.profile.id)).find(({ id }) => id === alertId)
  if (!alert) return null
  const site = (await siteByTenantId(currentTenant().id))!
  const viewer = { site, language: member.language, member }
  const filters = offeredFilters(viewer, alert.filters)
  const towns = (await searchReach(viewer, filters))?.map(({ id }) => id)
  const fitting = recentlyJoined(narrowSearch(SearchRow.query(), viewer, filters, towns), since)
    .select('search_rows.id')
    .whereRaw(hasAttribute('kind'), ['member'])
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
  return { filters: alert.filters, ...newcomersOf(named, site) }
}
