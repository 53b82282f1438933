import { todayAt } from '#app/members/age_of'
import type { Viewer } from '#app/members/viewer'
import { asksForWords } from './narrow_search.js'
import type { SearchFilters } from './search_filters.js'
import { YOUNGEST } from './search_validator.js'

/** As migration 0032 puts years together. */
const YEARS = 5
/** Each is a walk of its own, which takes time to plan; and who looks among so many ages soon finds enough. */
const MOST = 4

/** So few years are rare among all people, and within their bands they are not. */
const FEW_YEARS = 3

/**
 * The bands of years in which whom a search looks for was born, where walking them one beside the other is the short way, as nothing
 * else that is asked for leads to fewer people: ages and interests are each shared by many, and hardly ever both; and there are few of
 * an age.
 */
export function birthBands({ site }: Viewer, filters: SearchFilters): number[] | undefined {
  const { interests, min_age, max_age, country, countryregion } = filters
  if (!max_age || countryregion) return undefined
  const youngest = min_age ?? YOUNGEST
  const isShort = interests
    ? min_age !== undefined
    : max_age - youngest < FEW_YEARS && !country && !asksForWords(filters)
  if (!isShort) return undefined
  const bandOf = (years: number) => Math.floor(todayAt(site.timeZone).minus({ years }).year / YEARS)
  const oldest = bandOf(max_age + 1)
  const count = bandOf(youngest) - oldest + 1
  return count <= MOST ? Array.from({ length: count }, (_, place) => oldest + place) : undefined
}
