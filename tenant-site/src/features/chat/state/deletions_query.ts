import { queryOptions } from '@tanstack/react-query'

/** Conversations that somebody has just deleted and can still bring back. Nothing is fetched for it. */
export const deletionsQuery = queryOptions({
  queryKey: ['chats.deletions'] as const,
  queryFn: (): string[] => [],
  initialData: [],
  staleTime: Infinity,
})
