import { PROFILE_FIELDS, SEARCHED_ATTRIBUTES, type SearchedAttribute } from '@manyhearts/locales/profile_fields'
import type { Settings, User } from '#site/lib/api/shapes.ts'
import { knowsOwnPlace } from './knows_own_place.ts'
import { offersField } from './offers_field.ts'

/** Search filters (specification §3, search state), named as in the URL and the API. */
export type Filters = {
  gender?: 'male' | 'female' | 'both'
  country?: string
  countryregion?: string
  min_age?: number
  max_age?: number
  /** Kilometres from the member's town. */
  radius?: number
  interests?: string[]
  real_only?: boolean
  /** Default: last active first. */
  sort?: 'newness' | 'distance'
} & { [Field in SearchedAttribute]?: string[] }

/** The highest choice, which sets no upper age limit. */
export const OLDEST = 99
/** In kilometres. */
export const RADII = [10, 25, 50, 100, 250]
/** The API's limit. */
const MOST_CHOSEN = 10
const ROW_ID = /^[1-9]\d{0,17}$/

/** Reads a query string or a form; drops invalid values and defaults. */
export function readFilters(params: URLSearchParams, settings: Settings, user: User | null): Filters {
  const { countries, limits } = settings
  const offers = (field: string) => offersField(settings, field)
  const filters: Filters = {}
  const gender = params.get('gender')
  if (offers('gender') && isGender(gender) && gender !== usualGender(user)) filters.gender = gender
  const country = params.get('country') ?? ''
  if (offers('country') && countries.length > 1 && countries.includes(country)) filters.country = country
  const region = params.get('countryregion') ?? ''
  const hasCountry = filters.country !== undefined || countries.length === 1
  if (offers('countryregion') && hasCountry && ROW_ID.test(region)) filters.countryregion = region
  if (offers('age')) Object.assign(filters, readAges(params, limits.min_age))
  Object.assign(filters, readWords(params, offers))
  if (offers('radius') && knowsOwnPlace(user)) Object.assign(filters, readDistance(params))
  if (params.get('real_only') === 'true' && user?.show_fictional !== false) filters.real_only = true
  if (params.get('sort') === 'newness') filters.sort = 'newness'
  return filters
}

/** An empty search becomes `?all`, since a bare `/members` restores the last search. */
export function searchAddress(filters: Filters): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined)
        .map((one): [string, string] => [key, String(one)])
    )
  )
  return `/members?${query.size > 0 ? query : 'all'}`
}

/** Whether anything but the sort order is set. */
export function isNarrowed({ sort: _sort, ...filters }: Filters): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** The API's default. */
export function usualGender(user: User | null): 'male' | 'female' | 'both' {
  return user?.profile.looking_for ?? 'both'
}

function isGender(value: string | null): value is 'male' | 'female' | 'both' {
  return value === 'male' || value === 'female' || value === 'both'
}

function readAges(params: URLSearchParams, youngest: number) {
  const age = (name: string, otherwise: number) => {
    const value = Math.round(Number(params.get(name))) || otherwise
    return Math.min(OLDEST, Math.max(youngest, value))
  }
  const [from, to] = [age('min_age', youngest), age('max_age', OLDEST)].sort((one, other) => one - other)
  return { ...(from! > youngest && { min_age: from }), ...(to! < OLDEST && { max_age: to }) }
}

/** Sorted, so that equal choices give equal searches. */
function readWords(params: URLSearchParams, offers: (field: string) => boolean): Filters {
  const words: Filters = {}
  for (const field of SEARCHED_ATTRIBUTES) {
    const asked = params.getAll(field)
    const chosen = PROFILE_FIELDS[field].choices.filter((value) => asked.includes(value))
    if (offers(field) && chosen.length > 0) words[field] = chosen
  }
  const interests = readInterests([...new Set(params.getAll('interests'))].sort())
  if (offers('interests') && interests.length > 0) words.interests = interests
  return words
}

/** Drops what is no id, and more than the API takes. */
export function readInterests(ids: readonly string[]): string[] {
  return ids.filter((id) => ROW_ID.test(id)).slice(0, MOST_CHOSEN)
}

function readDistance(params: URLSearchParams): Filters {
  const radius = RADII.find((one) => String(one) === params.get('radius'))
  return { ...(radius && { radius }), ...(params.get('sort') === 'distance' && { sort: 'distance' as const }) }
}
