import Profile from '#app/members/profile'
import type { Viewer } from '#app/members/viewer'
import { PLANNED_BY_VALUES } from '#app/tenancy/statement_names'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { COUNTED } from './counts.js'
import type { Finding } from './finding.js'
import { knexOf } from './knex_of.js'
import { latestFirst } from './latest_first.js'
import { narrowSearch } from './narrow_search.js'
import { nearestFirst } from './nearest_first.js'
import type { SearchCursor } from './search_cursor.js'
import type { SearchFilters } from './search_filters.js'

/** Whom a search finds, in order; and whether fictional profiles fit though none is among the first. */
export interface Found {
  people: Finding[]
  hasFictional: boolean
}

interface Row {
  id: string
  kind: Finding['kind']
  town_id: string | null
  activity: string
  has_fictional: boolean
}

/**
 * The first people a search finds behind a cursor, in one walk through an index, no further than `most`.
 * @throws 422 for a cursor in a town that is not within reach
 */
export async function findPeople(
  viewer: Viewer,
  filters: SearchFilters,
  towns: string[] | undefined,
  cursor: SearchCursor | null,
  most: number
): Promise<Found> {
  const found =
    filters.sort === 'distance' && towns
      ? nearestFirst(viewer, filters, towns, cursor, most)
      : latestFirst(viewer, filters, towns, cursor, most)
  const fictional = towns ? null : fictionalOf(viewer, filters)
  const { rows } = await currentTransaction().knexRawQuery(fictional ? foundAnd(OF_FICTIONAL) : foundAnd('false'), {
    found,
    ...(fictional && { fictional }),
  } as never)
  return { people: (rows as Row[]).map(findingOf), hasFictional: rows[0]?.has_fictional ?? false }
}

/** Fictional profiles are in no town: within a distance there are none. */
function fictionalOf(viewer: Viewer, filters: SearchFilters) {
  return knexOf(
    narrowSearch(Profile.query(), viewer, filters).select('profiles.id').where('profiles.kind', 'fictional').limit(1)
  )
}

/** Only who has no fictional profile among so many is worth a look at all of them. */
const OF_FICTIONAL = `(select count(*) from found) > ${COUNTED}
  and not exists (select from found where kind = 'fictional') and exists (:fictional)`

const foundAnd = (hasFictional: string) => `/* ${PLANNED_BY_VALUES} */ with found as materialized (:found)
  select id, kind, town_id, activity, ${hasFictional} as has_fictional from found order by place, moment desc, id desc`

function findingOf({ id, kind, town_id: townId, activity }: Row): Finding {
  return { id, kind, townId, activity }
}
