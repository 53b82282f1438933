import { cardOf } from '#app/members/people/card_query'
import type { Viewer } from '#app/members/people/viewer'
import { openToVisitors } from '#app/members/people/visible_to'
import { cardsOf } from '#app/discovery/candidates/cards_of'
import { loosenings, type Loosening, type Said } from './relaxed_filters.js'
import type { NearMiss } from './near_miss.js'
import { asksForWords, narrowSearch } from '#app/discovery/candidates/narrow_search'
import { SEARCHED_WORDS } from '#app/discovery/filters/searched_attributes'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import SearchRow from '#app/discovery/candidates/search_row'
import { inTurn, lastHere, type Walk } from '#app/discovery/candidates/candidates_query'

/** Shown in all, and of each way to ask for a little less. */
const MOST = 8
const MOST_OF_EACH = 4

/**
 * Real members who fit a search but for one thing: a few years, the next region, one word of the profile. Everything else is as
 * asked, and who differs in what is told with each.
 */
export async function nearMisses(viewer: Viewer, filters: SearchFilters): Promise<NearMiss[]> {
  const ways = await loosenings(viewer, filters)
  if (ways.length === 0) return []
  const found = inTurn(ways.map((way) => missing(viewer, way)))
  const also = SEARCHED_WORDS.map((word) => `profiles.${word}`)
  const tell = ['array_agg(place order by place) as places']
  const { cards, told } = await cardsOf<Said, { places: number[] }>(viewer.member, found, { most: MOST, also, tell })
  return cards.map((row) => {
    const card = cardOf(row)
    const way = ways[told.places[Number(row.nth) - 1]! % ways.length]!
    return { ...card, miss: way.missOf(card, row) }
  })
}

/** Nobody fits but for two things, so nobody is found in two ways. */
function missing(viewer: Viewer, { filters, towns, unlike }: Loosening): Walk {
  const found = narrowSearch(SearchRow.query(), viewer, { ...filters, real_only: true }, towns).where(
    (one) => void unlike(one)
  )
  // What differs is told: a visitor is shown only whom he may know that much of.
  if (!viewer.member && !asksForWords(filters)) void openToVisitors(found, 'search_rows')
  return lastHere(found, MOST_OF_EACH)
}
