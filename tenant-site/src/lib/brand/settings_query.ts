import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#site/lib/api/api.ts'

/** The brand's settings, fetched once with the query of the first page, which may set the traffic source. */
export function settingsQuery(api: Api, query: Record<string, string> = {}) {
  return queryOptions({
    queryKey: ['settings.show'] as const,
    // Any query parameter of a page may matter, so the API's types list none.
    queryFn: () => api.settings.show({ query } as object),
    staleTime: Infinity,
  })
}
