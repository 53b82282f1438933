import { fieldRefused } from '#app/http/validation/field_refused'
import { type CardRow, cardOf } from '#app/members/people/card_query'
import { regionsOf } from '#app/members/places/regions'
import { roughDistance } from '#app/members/people/rough_distance'
import type { NearTown } from '#app/members/places/towns_around'
import type { Viewer } from '#app/members/people/viewer'
import { type Counts, countsOf } from '#app/discovery/filters/counts'
import { findPeople } from '#app/discovery/candidates/find_people'
import type { FoundCard } from './found_card.js'
import { readCursor, type SearchCursor, writeCursor } from '#app/discovery/filters/search_cursor'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import { searchReach } from '#app/discovery/filters/search_reach'

export interface SearchPage extends Counts {
  cards: FoundCard[]
  pageNumber: number
  next: string | null
}

const PER_PAGE = 24

const NOBODY: SearchPage = {
  cards: [],
  pageNumber: 1,
  ...countsOf(0, 0),
  next: null,
}

/** The first page counts results, cursors carry the counts. @throws 422 for a cursor of another order or in a town out of reach */
export async function searchMembers(viewer: Viewer, filters: SearchFilters): Promise<SearchPage> {
  if (await asksForNowhere(filters)) return NOBODY
  const cursor = cursorOf(filters)
  const towns = (await searchReach(viewer, filters))?.filter((town) => liesWhere(town, filters))
  const reach = towns?.map(({ id }) => id)
  const { cards, activity, counts } = await findPeople(viewer, filters, reach, cursor, PER_PAGE)
  const pageNumber = cursor?.pageNumber ?? 1
  return {
    cards: cards.map(cardOf).map((card) => ({ ...card, distanceKm: distanceOf(card.profile.townId, towns) })),
    pageNumber,
    ...counts,
    next:
      activity === null
        ? null
        : writeCursor({ ...placeOf(cards.at(-1)!, filters), activity, counts, pageNumber: pageNumber + 1 }),
  }
}

async function asksForNowhere({ country, countryregion }: SearchFilters): Promise<boolean> {
  if (!country || !countryregion) return false
  return !(await regionsOf([country])).some(({ id }) => id === countryregion)
}

function liesWhere(town: NearTown, { country, countryregion }: SearchFilters): boolean {
  return countryregion ? town.regionId === countryregion : !country || town.country === country
}

function cursorOf({ cursor: text, sort = 'activity' }: SearchFilters): SearchCursor | null {
  const cursor = text ? readCursor(text) : null
  if (cursor && cursor.order !== sort) throw fieldRefused('cursor', 'cursor')
  return cursor
}

function placeOf({ id, townId }: CardRow, { sort = 'activity' }: SearchFilters) {
  return { order: sort, id, town: sort === 'distance' ? townId! : '0' }
}

function distanceOf(townId: string | null, towns: NearTown[] | undefined): number | null {
  const town = towns?.find(({ id }) => id === townId)
  return town ? roughDistance(town.km) : null
}
