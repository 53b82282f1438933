import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Api } from '#site/app/api.ts'

/** A member's statement, a page at a time. */
export function transactionsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['transactions.index'] as const,
    queryFn: ({ pageParam, signal }) => {
      const request = { ...(pageParam && { query: { before: pageParam } }), signal }
      return api.transactions.index(request)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}
