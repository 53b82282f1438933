import { cardQuery, type CardRow } from '#app/members/card_query'
import type { Viewer } from '#app/members/viewer'
import { PLANNED_BY_VALUES } from '#app/tenancy/statement_names'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { COUNTED } from './counts.js'
import { hasWord } from './has_word.js'
import { knexOf } from './knex_of.js'
import { latestFirst } from './latest_first.js'
import { narrowSearch } from './narrow_search.js'
import { nearestFirst } from './nearest_first.js'
import type { SearchCursor } from './search_cursor.js'
import type { SearchFilters } from './search_filters.js'
import SearchRow from './search_row.js'

/** A row of `findPeople`. */
export interface FoundRow extends CardRow {
  /** When somebody was last here, in microseconds since 1970. */
  activity: string
  /** How many people were found, and how many of them are fictional, in each row (`countsOf`). */
  found: string
  fictional: string
}

/**
 * The cards of the first `most` people a search finds behind a cursor, in order. The first page's walk through an index goes on until
 * it is known how many there are, which every row tells (`countsOf`); only who is on the page is looked up in full.
 * @throws 422 for a cursor in a town that is not within reach
 */
export function findPeople(
  viewer: Viewer,
  filters: SearchFilters,
  towns: string[] | undefined,
  cursor: SearchCursor | null,
  most: number
) {
  const walked = cursor ? most : COUNTED + 1
  const found =
    filters.sort === 'distance' && towns
      ? nearestFirst(viewer, filters, towns, cursor, walked)
      : latestFirst(viewer, filters, towns, cursor, walked)
  const raw = (sql: string, bindings: object = {}) => currentTransaction().knexRawQuery(sql, bindings as never) as never
  const fictional = towns ? raw(AMONG_THEM) : raw(`${AMONG_THEM} + (${BEYOND})::int`, fictionalOf(viewer, filters))
  const cards = cardQuery(viewer.member)
    .pojo<FoundRow>()
    .withMaterialized('found', found as never)
    .joinRaw(raw(PAGE, { most }))
    .select(raw(ACTIVITY), raw('(select count(*) from found) as found'), raw(':fictional as fictional', { fictional }))
    .orderBy('page.place')
    .orderBy('page.moment', 'desc')
    .orderBy('page.id', 'desc')
  cards.knexQuery.comment(PLANNED_BY_VALUES)
  return cards
}

const PAGE =
  'join (select * from found order by place, moment desc, id desc limit :most) as page on page.id = profiles.id'

/** In microseconds since 1970, PostgreSQL's own precision. */
const ACTIVITY = '(extract(epoch from profiles.last_active_at) * 1000000)::bigint::text as activity'

const AMONG_THEM = `(select count(*) from found where is_fictional)`

/** Whether fictional profiles fit though none is among the first: only then are all of them looked at. */
const BEYOND = `(select count(*) from found) > ${COUNTED}
  and not exists (select from found where is_fictional) and exists (:fictional)`

/** Fictional profiles are in no town: within a distance there are none. */
function fictionalOf(viewer: Viewer, filters: SearchFilters) {
  const fictional = narrowSearch(SearchRow.query(), viewer, filters).whereRaw(hasWord('kind'), ['fictional'])
  return { fictional: knexOf(fictional.select('search_rows.id').limit(1)) }
}
