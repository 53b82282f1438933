import { FARTHEST_KM, type NearTown, townsAround } from '#app/members/places/towns_around'
import type { Viewer } from '#app/members/people/viewer'
import type { SearchFilters } from './search_filters.js'

export async function searchReach({ member }: Viewer, filters: SearchFilters): Promise<NearTown[] | undefined> {
  const asksForDistance = filters.radius !== undefined || filters.sort === 'distance'
  const townId = member?.profile.townId
  if (!asksForDistance || !townId) return undefined
  const towns = await townsAround(townId)
  const { radius = FARTHEST_KM } = filters
  return radius < FARTHEST_KM ? towns.filter(({ km }) => km <= radius) : towns
}
