import type { Fresh } from './what_is_new.js'
import type { SearchFilters } from '#app/discovery/filters/search_filters'

type Told = Pick<Fresh, 'type' | 'conversationId' | 'sender' | 'search' | 'announcement'>

export function newsPath({ type, conversationId, sender, search, announcement }: Told): string {
  if (announcement) return announcement.path
  if (search) return searchPath(search)
  if (type === 'weekly_updates') return '/members'
  if (conversationId) return `/chats/${conversationId}`
  return sender ? '/likes' : '/chats'
}

/** A search without filters needs `?all`, as an empty query means "same as last time". */
function searchPath(filters: SearchFilters): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([field, value]) =>
      [value].flat().map((one): [string, string] => [field, String(one)])
    )
  )
  return `/members?${query.size > 0 ? query.toString() : 'all'}`
}
