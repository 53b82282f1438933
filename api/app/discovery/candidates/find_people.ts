import type { Viewer } from '#app/members/people/viewer'
import { cardsOf, type NthCardRow } from './cards_of.js'
import { COUNTED, type Counts, countsOf } from '#app/discovery/filters/counts'
import { PLANNED_BY_VALUES } from '#app/tenancy/context/statement_names'
import { hasAttribute } from './has_attribute.js'
import { latestFirst } from './latest_first.js'
import { narrowSearch } from './narrow_search.js'
import { nearestFirst } from './nearest_first.js'
import type { SearchCursor } from '#app/discovery/filters/search_cursor'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import SearchRow from './search_row.js'

export interface FoundPeople {
  /** At most a page of them. */
  cards: NthCardRow[]
  /** Of the last one, in microseconds since 1970 (PostgreSQL's own precision), if others follow; `0` where they are in another order. */
  activity: string | null
  counts: Counts
}

interface Told {
  found: string
  fictional: string
  activity: string | null
}

/** A page of people after the cursor; only the first page is counted. @throws 422 for a cursor in a town out of reach */
export async function findPeople(
  viewer: Viewer,
  filters: SearchFilters,
  towns: string[] | undefined,
  cursor: SearchCursor | null,
  pageLength: number
): Promise<FoundPeople> {
  const walked = cursor ? pageLength + 1 : COUNTED + 1
  const found =
    filters.sort === 'distance' && towns
      ? nearestFirst(viewer, filters, towns, cursor, walked)
      : latestFirst(viewer, filters, towns, cursor, walked)
  const { cards, told } = await cardsOf<unknown, Told>(viewer.member, found, {
    most: pageLength + 1,
    tell: [FOUND, FICTIONAL, ACTIVITY],
    bindings: { last: pageLength - 1 },
  })
  return {
    cards: cards.slice(0, pageLength),
    activity: cards.length > pageLength ? told.activity : null,
    counts: cursor?.counts ?? (await countsOfAll(viewer, filters, towns, told)),
  }
}

const FOUND = '(select count(*) from found) as found'
const FICTIONAL = '(select count(*) from found where is_fictional) as fictional'
const ACTIVITY = `(select coalesce((extract(epoch from moment) * 1000000)::bigint, 0)::text from page
  order by place, moment desc, id desc offset :last limit 1) as activity`

/**
 * Where none of so many is fictional, whether any matches at all: a search of its own, as planning it beside the other one would take a
 * tenth of each search. Fictional profiles are near nobody.
 */
async function countsOfAll(viewer: Viewer, filters: SearchFilters, towns: string[] | undefined, told: Told) {
  const [found, fictional] = [Number(told.found), Number(told.fictional)]
  const mayFollow = found > COUNTED && fictional === 0 && !towns && meetsFictional(viewer, filters)
  return countsOf(found, mayFollow && (await isAnyFictional(viewer, filters)) ? 1 : fictional)
}

function meetsFictional({ member }: Viewer, filters: SearchFilters): boolean {
  return !filters.real_only && member?.showFictional !== false
}

async function isAnyFictional(viewer: Viewer, filters: SearchFilters): Promise<boolean> {
  const query = narrowSearch(SearchRow.query(), viewer, filters).whereRaw(hasAttribute('kind'), ['fictional'])
  const one = query.select('search_rows.id').limit(1)
  one.knexQuery.comment(PLANNED_BY_VALUES)
  return (await one).length > 0
}
