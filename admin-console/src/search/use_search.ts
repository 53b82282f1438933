import { useQuery } from '@tanstack/react-query'
import { httpClient } from '#console/data/http_client.ts'
import { useRested } from '#console/forms/use_rested.ts'
import type { SearchAnswer } from '#console/search/search_hit.ts'

/** Pause in typing before the API is asked. */
const REST_MS = 200
/** Opened again soon, a search is as it was; it holds what is personal, so not for long. */
const KEPT_MS = 60_000

/** What the API finds, once somebody stops typing; a search that is no longer wanted is given up. */
export function useSearch(text: string, tenantId: string | undefined) {
  const q = useRested(text, REST_MS)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['search', q, tenantId],
    queryFn: async ({ signal }): Promise<SearchAnswer> => {
      const query = new URLSearchParams({ q, ...(tenantId && { tenant_id: tenantId }) })
      return (await httpClient(`/api/search?${query}`, { signal })).json
    },
    enabled: q !== '',
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    retry: false,
  })
  const isBehind = q !== text
  return {
    answer: isBehind ? undefined : data,
    error: isBehind ? null : error,
    isSearching: text !== '' && (isBehind || isFetching),
    refetch,
  }
}
