import { queryOptions } from '@tanstack/react-query'

/** Conversations just deleted that can still be restored; never fetched. */
export const deletionsQuery = queryOptions({
  queryKey: ['chats.deletions'] as const,
  queryFn: (): string[] => [],
  initialData: [],
  staleTime: Infinity,
})
