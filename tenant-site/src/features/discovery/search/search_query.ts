import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Api } from '#site/lib/api/api.ts'
import type { Filters } from '#site/features/discovery/filters/filters.ts'

const MINUTE = 60_000

/** `start` is the cursor of a link into the middle; cached so that going back restores the whole list. */
export function searchQuery(api: Api, filters: Filters, start = '') {
  return infiniteQueryOptions({
    queryKey: ['members.index', { query: filters, start }, 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      api.members.index({ query: { ...filters, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ next }) => next,
    staleTime: 5 * MINUTE,
    gcTime: 30 * MINUTE,
  })
}
