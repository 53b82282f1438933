import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { todayAt } from '#app/members/people/age_of'
import type { Viewer } from '#app/members/people/viewer'
import { findableBy, visibleTo } from '#app/members/people/visible_to'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { hasAttribute } from './has_attribute.js'
import { LIVES_IN, LIVES_IN_REGION } from './lives_in.js'
import { livesWithin } from './lives_within.js'
import { SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import type SearchRow from './search_row.js'

/**
 * Uses only columns that are keys of every index (migration 0007), and plain operators where possible: under row-level security PostgreSQL
 * checks only those while reading an index. The tenant is repeated because the policy doesn't tell the planner how large the brand is.
 */
export function narrowSearch<Query extends ModelQueryBuilderContract<typeof SearchRow>>(
  query: Query,
  viewer: Viewer,
  filters: SearchFilters,
  towns?: string[]
): Query {
  const { member, site } = viewer
  const gender = filters.gender ?? member?.profile.lookingFor ?? 'both'
  const bornYearsAgo = (years: number) => todayAt(site.timeZone).minus({ years }).toISODate()!
  // Visitors must not learn the attributes of people who are visible to members only.
  void (asksForAttributes(filters) ? visibleTo(query, member, 'search_rows') : findableBy(query, member, 'search_rows'))
  void query.where('search_rows.tenant_id', currentTenant().id)
  if (member) void query.whereNot('search_rows.id', member.profile.id)
  if (gender !== 'both') void query.whereRaw(hasAttribute('gender'), [gender])
  // A region implies its country; asking for both would mislead the planner.
  if (filters.countryregion) void query.whereRaw(towns ? IN_REGION_OF_TOWNS : LIVES_IN_REGION, [filters.countryregion])
  else if (filters.country) void query.whereRaw(LIVES_IN, [filters.country])
  if (filters.min_age) void query.where('search_rows.date_of_birth', '<=', bornYearsAgo(filters.min_age))
  if (filters.max_age) void query.where('search_rows.date_of_birth', '>', bornYearsAgo(filters.max_age + 1))
  if (filters.real_only) void query.whereRaw(hasAttribute('kind'), ['member'])
  if (towns) void query.whereRaw(livesWithin(towns), [towns] as never)
  for (const word of SEARCHED_ATTRIBUTES) {
    if (filters[word]) void query.whereRaw(hasAttribute(word, filters[word].length), filters[word])
  }
  if (filters.interests) void query.whereRaw(LIKES_ONE_OF, { interests: filters.interests } as never)
  return query
}

export function asksForAttributes(filters: SearchFilters): boolean {
  return [...SEARCHED_ATTRIBUTES, 'interests' as const].some((word) => filters[word] !== undefined)
}

/** PostgreSQL treats town and region as independent and expects almost no rows; written like this, it expects almost all. */
const IN_REGION_OF_TOWNS = `(${LIVES_IN_REGION})::int <> 0`

const SHARED = '(search_rows.interest_mask & (select app.interest_bits(:interests::bigint[])))'
/** Without statistics PostgreSQL expects 1/3 to match; three comparisons make 1/27, about the real share, and so the best plan. */
const LIKES_ONE_OF = `${SHARED} > 0 and ${SHARED} >= 1 and 0 < ${SHARED}`
