import { queryOptions } from '@tanstack/react-query'

/** Ids of what was just removed and can still be restored; never fetched. */
export function removedQuery(kind: 'chats' | 'photos') {
  return queryOptions({
    queryKey: [`${kind}.removed`] as const,
    queryFn: (): string[] => [],
    initialData: [],
    staleTime: Infinity,
  })
}
