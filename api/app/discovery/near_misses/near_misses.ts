import { cardOf } from '#app/members/people/card_query'
import type { Viewer } from '#app/members/people/viewer'
import { openToVisitors } from '#app/members/people/visible_to'
import { cardsOf } from '#app/discovery/candidates/cards_of'
import { relaxedFilters, type RelaxedFilter, type Said } from './relaxed_filters.js'
import type { NearMiss } from './near_miss.js'
import { asksForAttributes, narrowSearch } from '#app/discovery/candidates/narrow_search'
import { SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import SearchRow from '#app/discovery/candidates/search_row'
import { interleave, lastActive, type CandidatesQuery } from '#app/discovery/candidates/candidates_query'

const MOST = 8
const MOST_OF_EACH = 4

export async function nearMisses(viewer: Viewer, filters: SearchFilters): Promise<NearMiss[]> {
  const ways = await relaxedFilters(viewer, filters)
  if (ways.length === 0) return []
  const found = interleave(ways.map((way) => missing(viewer, way)))
  const also = SEARCHED_ATTRIBUTES.map((word) => `profiles.${word}`)
  const tell = ['array_agg(place order by place) as places']
  const { cards, told } = await cardsOf<Said, { places: number[] }>(viewer.member, found, { most: MOST, also, tell })
  return cards.map((row) => {
    const card = cardOf(row)
    const way = ways[told.places[Number(row.nth) - 1]! % ways.length]!
    return { ...card, miss: way.missOf(card, row) }
  })
}

/** No duplicates across queries: each one finds people who fail only its own criterion. */
function missing(viewer: Viewer, { filters, towns, unlike }: RelaxedFilter): CandidatesQuery {
  const found = narrowSearch(SearchRow.query(), viewer, { ...filters, real_only: true }, towns).where(
    (one) => void unlike(one)
  )
  // The differing value is shown, so visitors get only people who are fully visible to them.
  if (!viewer.member && !asksForAttributes(filters)) void openToVisitors(found, 'search_rows')
  return lastActive(found, MOST_OF_EACH)
}
