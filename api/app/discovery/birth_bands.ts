import { todayAt } from '#app/members/age_of'
import type { Viewer } from '#app/members/viewer'
import type { SearchFilters } from './search_filters.js'
import { YOUNGEST } from './search_validator.js'

/** As migration 0035 puts years together. */
const YEARS = 3
/** Each is a walk of its own, which takes time to plan; and who looks among so many ages soon finds enough. */
const MOST = 4

/**
 * The bands of years in which whom a search looks for was born, where walking them one beside the other is the short way: interests are
 * looked at last, so as few people as can be shall be asked for them, and nothing else that is asked for leads to fewer than ages do.
 */
export function birthBands({ site }: Viewer, filters: SearchFilters): number[] | undefined {
  const { interests, min_age: youngest = YOUNGEST, max_age, countryregion } = filters
  if (!interests || !max_age || countryregion) return undefined
  const bandOf = (years: number) => Math.floor(todayAt(site.timeZone).minus({ years }).year / YEARS)
  const oldest = bandOf(max_age + 1)
  const count = bandOf(youngest) - oldest + 1
  return count <= MOST ? Array.from({ length: count }, (_, place) => oldest + place) : undefined
}
