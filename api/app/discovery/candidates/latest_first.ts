import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Viewer } from '#app/members/people/viewer'
import { currentTransaction } from '#app/tenancy/context/tenant_context'
import { birthBands } from './birth_bands.js'
import { FOUND_COLUMNS } from '#app/discovery/candidates/found_columns'
import { isBehind } from './is_behind.js'
import { recentlyActiveFirst } from './recently_active_first.js'
import { areFew } from './lives_within.js'
import { narrowSearch } from '#app/discovery/candidates/narrow_search'
import type { SearchCursor } from '#app/discovery/filters/search_cursor'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import SearchRow from './search_row.js'
import { type CandidatesQuery, mergeByRecency, subquery } from './candidates_query.js'

/** Search results after the cursor, most recently active or newest first, by index alone; ids grow with time. */
export function latestFirst(
  viewer: Viewer,
  filters: SearchFilters,
  towns: string[] | undefined,
  cursor: SearchCursor | null,
  most: number
): CandidatesQuery {
  const isByNewness = filters.sort === 'newness'
  const walk = () => {
    const moment = isByNewness ? 'null::timestamptz' : 'search_rows.last_active_at'
    const found = narrowSearch(SearchRow.query(), viewer, filters, towns)
      .select(currentTransaction().raw(`${FOUND_COLUMNS}, 1 as place, ${moment} as moment`))
      .limit(most)
    return isByNewness ? newestFirst(found, cursor) : lastHereFirst(found, cursor)
  }
  const bands = isByNewness || (towns && areFew(towns)) ? undefined : birthBands(viewer, filters)
  if (!bands) return subquery(walk())
  return mergeByRecency(
    bands.map((band) => subquery(walk().where('search_rows.birth_band', band))),
    most
  )
}

type Query = ModelQueryBuilderContract<typeof SearchRow>

function newestFirst(found: Query, cursor: SearchCursor | null): Query {
  if (cursor) void found.where('search_rows.id', '<', cursor.id)
  return found.orderBy('search_rows.id', 'desc')
}

function lastHereFirst(found: Query, cursor: SearchCursor | null): Query {
  if (cursor) void isBehind(found, cursor)
  return recentlyActiveFirst(found, 'search_rows')
}
