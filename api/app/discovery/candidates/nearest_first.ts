import { fieldRefused } from '#app/http/validation/field_refused'
import type { Viewer } from '#app/members/people/viewer'
import { currentTransaction } from '#app/tenancy/context/tenant_context'
import { FOUND_COLUMNS } from '#app/discovery/candidates/found_columns'
import { isBehind } from './is_behind.js'
import { recentlyActiveFirst } from './recently_active_first.js'
import { narrowSearch } from '#app/discovery/candidates/narrow_search'
import type { SearchCursor } from '#app/discovery/filters/search_cursor'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import SearchRow from './search_row.js'
import { type CandidatesQuery, subquery } from './candidates_query.js'

/** Up to this many matches are fetched first and sorted then; beyond that, towns are searched one after the other. */
const FEW = 1000

/** Results after the cursor, nearest town first, then latest activity. @throws 422 for a cursor in a town out of reach */
export function nearestFirst(
  viewer: Viewer,
  filters: SearchFilters,
  towns: string[],
  cursor: SearchCursor | null,
  most: number
): CandidatesQuery {
  const start = cursor ? towns.indexOf(cursor.town) : 0
  if (start < 0) throw fieldRefused('cursor', 'cursor')
  const ahead = towns.slice(start)
  return currentTransaction().knexRawQuery(FOUND, {
    few: subquery(fewOf(viewer, filters, ahead)),
    in_town: subquery(inTown(viewer, filters, cursor, most)),
    towns: ahead,
    most,
    is_first: cursor === null,
    activity: cursor?.activity ?? '0',
    id: cursor?.id ?? '0',
  } as never)
}

const COLUMNS = `${FOUND_COLUMNS}, search_rows.town_id, search_rows.last_active_at as moment`

/** By activity, which mixes all places: in another order thousands who live elsewhere might come first. */
function fewOf(viewer: Viewer, filters: SearchFilters, towns: string[]) {
  return recentlyActiveFirst(narrowSearch(SearchRow.query(), viewer, filters, towns), 'search_rows')
    .select(currentTransaction().raw(COLUMNS))
    .limit(FEW + 1)
}

function inTown(viewer: Viewer, filters: SearchFilters, cursor: SearchCursor | null, most: number) {
  const people = recentlyActiveFirst(narrowSearch(SearchRow.query(), viewer, filters), 'search_rows')
    .select(currentTransaction().raw(COLUMNS))
    .whereRaw('search_rows.town_id = towns.id')
    .limit(most)
  if (cursor) {
    void people.where((open) => open.whereRaw('towns.place > 1').orWhere((same) => void isBehind(same, cursor)))
  }
  return people
}

const FOUND = `(
  with towns as materialized (select * from unnest(:towns::bigint[]) with ordinality as towns (id, place)),
  few as materialized :few,
  known as materialized (select count(*) <= ${FEW} as is_all from few)
  select * from (
    (select few.id, few.is_fictional, few.moment, towns.place from few join towns on towns.id = few.town_id
     where (select is_all from known) and (:is_first or towns.place > 1 or (few.moment, few.id) <
       (timestamptz 'epoch' + :activity::bigint * interval '1 microsecond', :id::bigint))
     order by towns.place, few.moment desc, few.id desc limit :most)
    union all
    (select people.id, people.is_fictional, people.moment, towns.place from (select * from towns order by place) as towns cross join lateral :in_town as people
     where not (select is_all from known)
     order by towns.place, people.moment desc, people.id desc limit :most)
  ) as both_ways
  order by place, moment desc, id desc limit :most)`
