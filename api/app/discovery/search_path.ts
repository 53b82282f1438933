import type { SearchFilters } from './search_filters.js'

/** The page of a search. Nothing asked for is said aloud, so that it isn't taken for "as last time". */
export function searchPath(filters: SearchFilters): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([field, value]) =>
      [value].flat().map((one): [string, string] => [field, String(one)])
    )
  )
  return `/members?${query.size > 0 ? query.toString() : 'all'}`
}
