import { todayAt } from '#app/members/people/age_of'
import type { Viewer } from '#app/members/people/viewer'
import { asksForWords } from '#app/discovery/candidates/narrow_search'
import type { SearchFilters } from '#app/discovery/filters/search_filters'
import { YOUNGEST } from '#app/discovery/filters/search_validator'

/** As migration 0035 puts years together: all who were born before 1953 are in one band. */
const YEARS = 3
const FIRST = 650

/** Each is a walk of its own, which takes time to plan; and who looks among so many ages soon finds enough. */
const MOST = 4

/**
 * The bands of years in which whom a search looks for was born, where walking them one beside the other is the short way: as few people
 * as can be shall be asked for interests, which are looked at last, and for words where the old are asked for, who are fewer than those
 * who say one.
 */
export function birthBands({ site }: Viewer, filters: SearchFilters): number[] | undefined {
  const { interests, min_age, max_age, countryregion } = filters
  const isShort = interests ? min_age || max_age : min_age && !max_age && asksForWords(filters)
  if (!isShort || countryregion) return undefined
  const bandOf = (years: number) => Math.max(FIRST, Math.floor(todayAt(site.timeZone).minus({ years }).year / YEARS))
  const oldest = max_age ? bandOf(max_age + 1) : FIRST
  const count = bandOf(min_age ?? YOUNGEST) - oldest + 1
  return count <= MOST ? Array.from({ length: count }, (_, place) => oldest + place) : undefined
}
