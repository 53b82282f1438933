import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { todayAt } from '#app/members/people/age_of'
import type { Viewer } from '#app/members/people/viewer'
import { findableBy, visibleTo } from '#app/members/people/visible_to'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { hasWord } from './has_attribute.js'
import { LIVES_IN, LIVES_IN_REGION } from './lives_in.js'
import { livesWithin } from './lives_within.js'
import { SEARCHED_WORDS } from '#app/discovery/filters/searched_attributes'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import type SearchRow from './search_row.js'

/**
 * Leaves whom the viewer asked for; `towns` are those within reach where a distance was asked for. Only columns that are keys of every
 * index (migration 0035), and plain operators wherever there is one: PostgreSQL compares those while it reads an index, and under
 * row-level security no others. The tenant is named once more, because the policy alone doesn't tell the planner whether the brand is
 * large or small.
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
  // A visitor does not find out what those say of themselves who are for members only.
  void (asksForWords(filters) ? visibleTo(query, member, 'search_rows') : findableBy(query, member, 'search_rows'))
  void query.where('search_rows.tenant_id', currentTenant().id)
  if (member) void query.whereNot('search_rows.id', member.profile.id)
  if (gender !== 'both') void query.whereRaw(hasWord('gender'), [gender])
  // A region lies in one country: asking for both would only mislead the planner.
  if (filters.countryregion) void query.whereRaw(towns ? IN_REGION_OF_TOWNS : LIVES_IN_REGION, [filters.countryregion])
  else if (filters.country) void query.whereRaw(LIVES_IN, [filters.country])
  if (filters.min_age) void query.where('search_rows.date_of_birth', '<=', bornYearsAgo(filters.min_age))
  if (filters.max_age) void query.where('search_rows.date_of_birth', '>', bornYearsAgo(filters.max_age + 1))
  if (filters.real_only) void query.whereRaw(hasWord('kind'), ['member'])
  if (towns) void query.whereRaw(livesWithin(towns), [towns] as never)
  for (const word of SEARCHED_WORDS) {
    if (filters[word]) void query.whereRaw(hasWord(word, filters[word].length), filters[word])
  }
  if (filters.interests) void query.whereRaw(LIKES_ONE_OF, { interests: filters.interests } as never)
  return query
}

/** Whether a search asks what people say of themselves. */
export function asksForWords(filters: SearchFilters): boolean {
  return [...SEARCHED_WORDS, 'interests' as const].some((word) => filters[word] !== undefined)
}

/** Towns lie in regions. PostgreSQL takes the two for chance, and expects hardly anybody; said like this it expects nearly all. */
const IN_REGION_OF_TOWNS = `(${LIVES_IN_REGION})::int <> 0`

const SHARED = '(search_rows.interest_mask & (select app.interest_bits(:interests::bigint[])))'
/**
 * The indexes have everybody’s interests as bits. PostgreSQL takes a comparison it has no figures of for a third of all; said in three
 * ways it is one in 27, which is about how many share an interest, and so it finds the shortest way.
 */
const LIKES_ONE_OF = `${SHARED} > 0 and ${SHARED} >= 1 and 0 < ${SHARED}`
