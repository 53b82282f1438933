import type { Viewer } from '#app/members/people/viewer'
import { SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import type { SearchFilters } from './search_filters.js'

/** Drops filters the brand doesn't offer (`search_fields`) and those that would reveal what its profiles don't show. */
export function offeredFilters({ site, member }: Viewer, filters: SearchFilters): SearchFilters {
  const { search_fields, visible_profile_fields } = site.settings
  const offers = (field: string) => search_fields.includes(field)
  const shows = (field: string) => visible_profile_fields.includes(field)
  const offered = { ...filters }
  if (!offers('gender')) delete offered.gender
  if (!offers('country')) delete offered.country
  if (!offers('countryregion')) delete offered.countryregion
  if (!offers('age')) {
    delete offered.min_age
    delete offered.max_age
  }
  for (const word of [...SEARCHED_ATTRIBUTES, 'interests'] as const) {
    if (!offers(word) || !shows(word)) delete offered[word]
  }
  const isLocated = offers('radius') && shows('city') && Boolean(member?.profile.townId)
  if (!isLocated) {
    delete offered.radius
    if (offered.sort === 'distance') delete offered.sort
  }
  return offered
}
