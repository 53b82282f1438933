import { fieldRefused } from '#app/http/validation/field_refused'
import { cardOf } from '#app/members/people/card_query'
import { regionsOf } from '#app/members/places/regions'
import { roughDistance } from '#app/members/people/rough_distance'
import type { NearTown } from '#app/members/places/towns_around'
import type { Viewer } from '#app/members/people/viewer'
import { type Counts, countsOf } from '#app/discovery/filters/counts'
import { findPeople, type FoundRow } from '#app/discovery/candidates/find_people'
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
  const { cards, counts } = await findPeople(viewer, filters, reach, cursor, PER_PAGE + 1)
  const shown = cards.slice(0, PER_PAGE)
  const pageNumber = cursor?.pageNumber ?? 1
  const last = cards.length > PER_PAGE ? shown.at(-1) : undefined
  return {
    cards: shown.map(cardOf).map((card) => ({ ...card, distanceKm: distanceOf(card.profile.townId, towns) })),
    pageNumber,
    ...counts,
    next: last ? writeCursor(cursorBehind(last, filters, counts, pageNumber + 1)) : null,
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

function cursorBehind(row: FoundRow, { sort = 'activity' }: SearchFilters, counts: Counts, pageNumber: number) {
  const { id, activity, townId } = row
  return { order: sort, activity, id, town: sort === 'distance' ? townId! : '0', counts, pageNumber }
}

function distanceOf(townId: string | null, towns: NearTown[] | undefined): number | null {
  const town = towns?.find(({ id }) => id === townId)
  return town ? roughDistance(town.km) : null
}
