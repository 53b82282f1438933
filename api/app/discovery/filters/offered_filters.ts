import type { Viewer } from '#app/members/people/viewer'
import { SEARCHED_WORDS } from './searched_attributes.js'
import type { SearchFilters } from './search_filters.js'

/**
 * What of a search the brand offers (`search_fields`); the rest asks for nothing. What its profiles do not show can't be searched
 * by either, nor found out that way: the words and interests of a profile, and how far away somebody's town is.
 */
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
  for (const word of [...SEARCHED_WORDS, 'interests'] as const) {
    if (!offers(word) || !shows(word)) delete offered[word]
  }
  const isLocated = offers('radius') && shows('city') && Boolean(member?.profile.townId)
  if (!isLocated) {
    delete offered.radius
    if (offered.sort === 'distance') delete offered.sort
  }
  return offered
}
