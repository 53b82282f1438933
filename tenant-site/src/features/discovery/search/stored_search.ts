import type { QueryClient } from '@tanstack/react-query'

const KEY = ['discovery.kept_search']

/** Last search of this visit, restored on `/members`. */
export function storedSearch(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData<string>(KEY)
}

/** Stored until the visit ends or the member logs out. */
export function storeSearch(queryClient: QueryClient, address: string): void {
  queryClient.setQueryDefaults(KEY, { gcTime: Infinity, staleTime: Infinity })
  queryClient.setQueryData(KEY, address)
}
