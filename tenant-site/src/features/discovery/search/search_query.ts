import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Api } from '#site/lib/api/api.ts'
import type { Filters } from '#site/features/discovery/filters/filters.ts'

const MINUTE = 60_000

/**
 * A search, page after page, from `start`: a page's own cursor where a link led into the middle. Kept for a while, so
 * that going back finds all of it as it was.
 */
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
