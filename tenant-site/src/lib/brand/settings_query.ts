import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#site/lib/api/api.ts'

/** The brand's settings. The first page's query decides them (traffic source), so they are asked for with it once. */
export function settingsQuery(api: Api, query: Record<string, string> = {}) {
  return queryOptions({
    queryKey: ['settings.show'] as const,
    // Any query of a page may matter, so the API names none.
    queryFn: () => api.settings.show({ query } as object),
    staleTime: Infinity,
  })
}
