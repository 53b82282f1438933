import type { Viewer } from '#app/members/people/viewer'
import { cardsOf, type NthCardRow } from './cards_of.js'
import { COUNTED, type Counts, countsOf } from '#app/discovery/filters/counts'
import { hasWord } from './has_attribute.js'
import { knexOf } from './knex_of.js'
import { latestFirst } from './latest_first.js'
import { narrowSearch } from './narrow_search.js'
import { nearestFirst } from './nearest_first.js'
import type { SearchCursor } from '#app/discovery/filters/search_cursor'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import SearchRow from './search_row.js'

/** When somebody was last here, in microseconds since 1970: PostgreSQL's own precision. */
interface Active {
  activity: string
}

/** A card of `findPeople`. */
export type FoundRow = NthCardRow<Active>

/** Whom a search found, and how many there are. */
export interface FoundPeople {
  cards: FoundRow[]
  counts: Counts
}

/**
 * The cards of the first `most` people a search finds behind a cursor, in order. The first page's walk through an index goes on until
 * it is known how many there are; behind a cursor nobody is counted again.
 * @throws 422 for a cursor in a town that is not within reach
 */
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

const ACTIVITY = '(extract(epoch from profiles.last_active_at) * 1000000)::bigint::text as activity'

const AMONG_THEM = `(select count(*) from found where is_fictional)`

/** Whether fictional profiles fit though none is among the first: only then are all of them looked at. */
const BEYOND = `(select count(*) from found) > ${COUNTED}
  and not exists (select from found where is_fictional) and exists (:fictional)`

/** Fictional profiles are in no town: within a distance there are none. */
function fictionalOf(viewer: Viewer, filters: SearchFilters) {
  const fictional = narrowSearch(SearchRow.query(), viewer, filters).whereRaw(hasWord('kind'), ['fictional'])
  return knexOf(fictional.select('search_rows.id').limit(1))
}
