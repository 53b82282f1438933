import type { Viewer } from '#app/members/people/viewer'
import { cardsOf, type NthCardRow } from './cards_of.js'
import { COUNTED, type Counts, countsOf } from '#app/discovery/filters/counts'
import { subquery } from './candidates_query.js'
import { hasAttribute } from './has_attribute.js'
import { latestFirst } from './latest_first.js'
import { narrowSearch } from './narrow_search.js'
import { nearestFirst } from './nearest_first.js'
import type { SearchCursor } from '#app/discovery/filters/search_cursor'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import SearchRow from './search_row.js'

/** Last activity in microseconds since 1970, PostgreSQL's own precision. */
interface Active {
  activity: string
}

export type FoundRow = NthCardRow<Active>

export interface FoundPeople {
  cards: FoundRow[]
  counts: Counts
}

/** The first `most` people after the cursor; only the first page is counted. @throws 422 for a cursor in a town out of reach */
export async function findPeople(
  viewer: Viewer,
  filters: SearchFilters,
  towns: string[] | undefined,
  cursor: SearchCursor | null,
  most: number
): Promise<FoundPeople> {
  const walked = cursor ? most : COUNTED + 1
  const found =
    filters.sort === 'distance' && towns
      ? nearestFirst(viewer, filters, towns, cursor, walked)
      : latestFirst(viewer, filters, towns, cursor, walked)
  const fictional = towns ? AMONG_THEM : `${AMONG_THEM} + (${BEYOND})::int`
  const { cards, told } = await cardsOf<Active, Record<'found' | 'fictional', string>>(viewer.member, found, {
    most,
    also: [ACTIVITY],
    tell: ['(select count(*) from found) as found', `${fictional} as fictional`],
    bindings: towns ? {} : { fictional: fictionalOf(viewer, filters) },
  })
  return { cards, counts: cursor?.counts ?? countsOf(Number(told.found), Number(told.fictional)) }
}

/** As the search row tells it, by which the page is in order; it may be minutes behind the profile. */
const ACTIVITY = `(select (extract(epoch from last_active_at) * 1000000)::bigint::text from app.search_rows
  where search_rows.tenant_id = profiles.tenant_id and search_rows.id = profiles.id) as activity`

const AMONG_THEM = `(select count(*) from found where is_fictional)`

/** Whether fictional profiles match though none is among the first; searches all of them only in that case. */
const BEYOND = `(select count(*) from found) > ${COUNTED}
  and not exists (select from found where is_fictional) and exists :fictional`

function fictionalOf(viewer: Viewer, filters: SearchFilters) {
  const fictional = narrowSearch(SearchRow.query(), viewer, filters).whereRaw(hasAttribute('kind'), ['fictional'])
  return subquery(fictional.select('search_rows.id').limit(1))
}
