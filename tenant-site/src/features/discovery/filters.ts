import type { Settings, User } from '#site/lib/shapes.ts'

/** What a search asks for (specification §3, search state), named as in the address and in the API. */
export type Filters = {
  gender?: 'male' | 'female' | 'both'
  country?: string
  countryregion?: string
  min_age?: number
  max_age?: number
  real_only?: boolean
}

/** Above this the search asks for no highest age. */
export const OLDEST = 99

/** Reads an address, or a form: what can't be is left out, and so is what goes without saying. */
export function readFilters(params: URLSearchParams, settings: Settings, user: User | null): Filters {
  const { countries, search_fields, limits } = settings
  const offers = (field: string) => search_fields.includes(field)
  const filters: Filters = {}
  const gender = params.get('gender')
  if (offers('gender') && isGender(gender) && gender !== usualGender(user)) filters.gender = gender
  const country = params.get('country') ?? ''
  if (offers('country') && countries.length > 1 && countries.includes(country)) filters.country = country
  const region = params.get('countryregion') ?? ''
  const hasCountry = filters.country !== undefined || countries.length === 1
  if (offers('countryregion') && hasCountry && /^[1-9]\d{0,17}$/.test(region)) filters.countryregion = region
  if (offers('age')) Object.assign(filters, readAges(params, limits.min_age))
  if (params.get('real_only') === 'true' && user?.show_fictional !== false) filters.real_only = true
  return filters
}

/** The address of a search. Nothing asked for is said aloud, so that it isn't taken for "as last time". */
export function searchAddress(filters: Filters): string {
  const entries = Object.entries(filters).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))
  return `/members?${query.size > 0 ? query : 'all'}`
}

/** Whom the API looks for when nothing is said. */
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
