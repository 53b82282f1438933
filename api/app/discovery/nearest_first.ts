import { fieldRefused } from '#app/http/field_refused'
import { cardQuery } from '#app/members/card_query'
import Profile from '#app/members/profile'
import type { Viewer } from '#app/members/viewer'
import { PLANNED_BY_VALUES } from '#app/tenancy/statement_names'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { isBehind } from './is_behind.js'
import { latelyActiveFirst } from './lately_active_first.js'
import { narrowSearch } from './narrow_search.js'
import type { SearchCursor } from './search_cursor.js'
import type { SearchFilters } from './search_filters.js'

/** As long as no more than this fit, they are found first and sorted then; else one town is walked after the other. */
const FEW = 1000

/**
 * Whom a search found behind a cursor, town after town from the nearest; in a town, who was here last first.
 * @throws 422 for a cursor in a town that is not within reach
 */
export function nearestFirst(
  viewer: Viewer,
  filters: SearchFilters,
  towns: string[],
  cursor: SearchCursor | null,
  most: number
) {
  const start = cursor ? towns.indexOf(cursor.town) : 0
  if (start < 0) throw fieldRefused('cursor', 'cursor')
  const ahead = towns.slice(start)
  const raw = (sql: string, bindings: object) => currentTransaction().knexRawQuery(sql, bindings as never)
  const found = raw(FOUND, {
    few: written(fewOf(viewer, filters, ahead)),
    in_town: written(inTown(viewer, filters, cursor, most)),
    towns: ahead,
    most,
    is_first: cursor === null,
    activity: cursor?.activity ?? '0',
    id: cursor?.id ?? '0',
  })
  const cards = cardQuery(viewer.member)
    .select(
      currentTransaction().raw('(extract(epoch from profiles.last_active_at) * 1000000)::bigint::text as activity')
    )
    .joinRaw(raw('join :found as found on found.id = profiles.id', { found }) as never)
    .orderBy('found.place')
  void latelyActiveFirst(cards)
  cards.knexQuery.comment(PLANNED_BY_VALUES)
  return cards
}

/** Lucid keeps conditions to itself until a query runs, or is told to. */
function written(query: ReturnType<typeof inTown>) {
  const { applyWhere } = query as unknown as { applyWhere: () => void }
  applyWhere.call(query)
  return query.knexQuery
}

const COLUMNS = ['profiles.id', 'profiles.town_id', 'profiles.last_active_at']

function fewOf(viewer: Viewer, filters: SearchFilters, towns: string[]) {
  return narrowSearch(Profile.query(), viewer, filters, towns)
    .select(COLUMNS)
    .limit(FEW + 1)
}

function inTown(viewer: Viewer, filters: SearchFilters, cursor: SearchCursor | null, most: number) {
  const people = latelyActiveFirst(narrowSearch(Profile.query(), viewer, filters))
    .select(COLUMNS)
    .whereRaw('profiles.town_id = towns.id')
    .limit(most)
  if (cursor) {
    void people.where((open) => open.whereRaw('towns.place > 1').orWhere((same) => void isBehind(same, cursor)))
  }
  return people
}

const FOUND = `(
  with towns as materialized (select * from unnest(:towns::bigint[]) with ordinality as towns (id, place)),
  few as materialized (:few),
  known as materialized (select count(*) <= ${FEW} as is_all from few)
  select id, place from (
    (select few.id, towns.place, few.last_active_at from few join towns on towns.id = few.town_id
     where (select is_all from known) and (:is_first or towns.place > 1 or (few.last_active_at, few.id) <
       (timestamptz 'epoch' + :activity::bigint * interval '1 microsecond', :id::bigint))
     order by towns.place, few.last_active_at desc, few.id desc limit :most)
    union all
    (select people.id, towns.place, people.last_active_at from (select * from towns order by place) as towns cross join lateral (:in_town) as people
     where not (select is_all from known)
     order by towns.place, people.last_active_at desc, people.id desc limit :most)
  ) as both_ways
  order by place, last_active_at desc, id desc limit :most)`
