import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { todayAt } from '#app/members/age_of'
import type Profile from '#app/members/profile'
import type { Viewer } from '#app/members/viewer_of'
import { findableBy } from '#app/members/visible_to'
import { currentTenant } from '#app/tenancy/tenant_context'

/** What a search may ask for (specification §3, search state). */
export interface SearchFilters {
  gender?: 'male' | 'female' | 'both'
  country?: string
  countryregion?: string
  min_age?: number
  max_age?: number
  real_only?: boolean
  cursor?: string
}

/**
 * Leaves whom the viewer asked for. Only columns that the indexes of a search carry (migration 0016), and only plain operators:
 * under row-level security no others can use an index. The tenant is named once more, because the policy alone doesn't tell
 * the planner whether the brand is large or small.
 */
export function narrowSearch<Query extends ModelQueryBuilderContract<typeof Profile>>(
  query: Query,
  viewer: Viewer,
  filters: SearchFilters
): Query {
  const { member, site } = viewer
  const gender = filters.gender ?? member?.profile.lookingFor ?? 'both'
  const bornYearsAgo = (years: number) => todayAt(site.timeZone).minus({ years }).toISODate()!
  void findableBy(query, member).where('profiles.tenant_id', currentTenant().id)
  if (member) void query.whereNot('profiles.id', member.profile.id)
  if (gender !== 'both') void query.where('profiles.gender', gender)
  // A region lies in one country: asking for both would only mislead the planner.
  if (filters.countryregion) void query.where('profiles.region_id', filters.countryregion)
  else if (filters.country) void query.where('profiles.country', filters.country)
  if (filters.min_age) void query.where('profiles.date_of_birth', '<=', bornYearsAgo(filters.min_age))
  if (filters.max_age) void query.where('profiles.date_of_birth', '>', bornYearsAgo(filters.max_age + 1))
  if (filters.real_only) void query.where('profiles.kind', 'member')
  return query
}
