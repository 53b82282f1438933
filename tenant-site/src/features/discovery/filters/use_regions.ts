import { useQuery } from '@tanstack/react-query'
import { call } from '#site/lib/api/call.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import type { Filters } from './filters.ts'

/** The selected country, or the brand's only one. */
export function countryOf({ country }: Filters, countries: readonly string[]): string | undefined {
  return country ?? (countries.length === 1 ? countries[0] : undefined)
}

/** Never refetched: regions hardly change. */
export function regionsQuery(api: Visit['api'], country: string | undefined) {
  return {
    ...call(api, 'regions.index', { query: { country } }),
    enabled: country !== undefined,
    staleTime: Infinity,
  }
}

export function useRegions(filters: Filters) {
  const { api } = useVisit()
  const { countries } = useSettings()
  return useQuery(regionsQuery(api, countryOf(filters, countries))).data ?? []
}
