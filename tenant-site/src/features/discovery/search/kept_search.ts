import type { QueryClient } from '@tanstack/react-query'

const KEY = ['discovery.kept_search']

/** The address of the member's last search in this visit, so that coming back to `/members` is coming back to it. */
export function keptSearch(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData<string>(KEY)
}

/** Keeps the address of a search until the visit ends or the member logs out. */
export function keepSearch(queryClient: QueryClient, address: string): void {
  queryClient.setQueryDefaults(KEY, { gcTime: Infinity, staleTime: Infinity })
  queryClient.setQueryData(KEY, address)
}
