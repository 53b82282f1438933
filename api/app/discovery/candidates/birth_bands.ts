import { PROFILE_FIELDS } from '@manyhearts/locales/profile_fields'
import { todayAt } from '#app/members/people/age_of'
import type { Viewer } from '#app/members/people/viewer'
import { asksForAttributes } from '#app/discovery/candidates/narrow_search'
import type { SearchFilters } from '#app/discovery/filters/search_filters'

/** Must match `birth_band` in migration 0007: three-year bands, the first one for everyone born before 1953. */
const YEARS = 3
const FIRST = 650

/** Every band is a subquery that costs planning time, and a search across more ages soon finds enough anyway. */
const MOST = 4

/** Bands to query one by one where that is faster: for interests, checked last, or attributes of older people only, who are fewer. */
export function birthBands({ site }: Viewer, filters: SearchFilters): number[] | undefined {
  const { interests, min_age, max_age, countryregion } = filters
  const isShort = interests ? min_age || max_age : min_age && !max_age && asksForAttributes(filters)
  if (!isShort || countryregion) return undefined
  const bandOf = (years: number) => Math.max(FIRST, Math.floor(todayAt(site.timeZone).minus({ years }).year / YEARS))
  const oldest = max_age ? bandOf(max_age + 1) : FIRST
  const count = bandOf(min_age ?? PROFILE_FIELDS.age.youngest) - oldest + 1
  return count <= MOST ? Array.from({ length: count }, (_, place) => oldest + place) : undefined
}
