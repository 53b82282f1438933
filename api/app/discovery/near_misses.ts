import { cardOf, type CardRow } from '#app/members/card_query'
import type { Viewer } from '#app/members/viewer'
import { openToVisitors } from '#app/members/visible_to'
import { cardsOf } from './cards_of.js'
import { latelyActiveFirst } from './lately_active_first.js'
import { loosenings, type Loosening, type Said } from './loosenings.js'
import type { NearMiss } from './near_miss.js'
import { narrowSearch } from './narrow_search.js'
import { SEARCHED_WORDS } from './searched_words.js'
import type { SearchFilters } from './search_filters.js'
import SearchRow from './search_row.js'

/** Shown in all, and of each way to ask for a little less. */
const MOST = 8
const MOST_OF_EACH = 4

/**
 * Real members who fit a search but for one thing: a few years, the next region, one word of the profile. Everything else is as
 * asked, and who differs in what is told with each. The statements travel together.
 */
export async function nearMisses(viewer: Viewer, filters: SearchFilters): Promise<NearMiss[]> {
  const ways = await loosenings(viewer, filters)
  const found = await Promise.all(ways.map((way) => missing(viewer, way)))
  return inTurn(found).slice(0, MOST)
}

async function missing(viewer: Viewer, { filters, towns, unlike, missOf }: Loosening): Promise<NearMiss[]> {
  const found = narrowSearch(SearchRow.query(), viewer, { ...filters, real_only: true }, towns)
  // What differs is told: a visitor is shown only whom he may know that much of.
  const shown = viewer.member ? found : openToVisitors(found, 'search_rows')
  const people = latelyActiveFirst(shown, 'search_rows')
    .where((one) => void unlike(one))
    .select('search_rows.id')
    .limit(MOST_OF_EACH)
  const rows = await cardsOf(viewer.member, people)
    .pojo<CardRow & Said>()
    .select(SEARCHED_WORDS.map((word) => `profiles.${word}`))
  return rows.map((row) => {
    const card = cardOf(row)
    return { ...card, miss: missOf(card, row) }
  })
}

/** The first of each way, then the second of each: no way crowds out the others. Nobody fits but for two things, so nobody is here twice. */
function inTurn(ways: NearMiss[][]): NearMiss[] {
  return Array.from({ length: MOST_OF_EACH }, (_, turn) => ways.flatMap((way) => way.slice(turn, turn + 1))).flat()
}
