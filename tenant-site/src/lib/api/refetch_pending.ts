import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Asks again for what is on its way, as it may be answered with what was before a change. */
export function refetchPending(queryClient: QueryClient, queryKey: QueryKey): void {
  if (queryClient.isFetching({ queryKey, exact: true }) > 0)
    void queryClient.invalidateQueries({ queryKey, exact: true })
}
