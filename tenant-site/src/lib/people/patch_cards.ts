import type { Query, QueryClient } from '@tanstack/react-query'
import type { Card } from '#site/lib/api/shapes.ts'

/** Calls whose answers hold cards. */
const WITH_CARDS = new Set<unknown>([
  'chats.index',
  'chats.messages.index',
  'like_lists.show',
  'likes.index',
  'match_finder.index',
  'members.index',
  'members.show',
  'members.similar',
  'near_misses.index',
  'signup.matches',
  'swipes.index',
])

const holdsCards = ({ queryKey: [name] }: Query) => WITH_CARDS.has(name)

/** Changes a person everywhere in the cache: searches, profile, likes. */
export function patchCards(queryClient: QueryClient, id: string, change: Partial<Card>): void {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ predicate: holdsCards })) {
    const patched = patch(state.data, id, change)
    // Keeps the age: this change doesn't refresh the rest of the data.
    if (patched !== state.data) queryClient.setQueryData(queryKey, patched, { updatedAt: state.dataUpdatedAt })
  }
}

function patch(data: unknown, id: string, change: Partial<Card>): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item) => patch(item, id, change))
    return items.some((item, index) => item !== data[index]) ? items : data
  }
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).map(([key, value]) => [key, patch(value, id, change)] as const)
  const isPerson = 'liked' in data && 'id' in data && data.id === id
  const isChanged = isPerson || entries.some(([key, value]) => value !== (data as Record<string, unknown>)[key])
  return isChanged ? { ...Object.fromEntries(entries), ...(isPerson && change) } : data
}
