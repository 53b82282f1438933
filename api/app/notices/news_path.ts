import { searchPath } from '#app/discovery/search_path'
import type { Fresh } from './what_is_new.js'

type Told = Pick<Fresh, 'type' | 'conversationId' | 'sender' | 'search'>

/** The page on which a member sees what he is told of. */
export function newsPath({ type, conversationId, sender, search }: Told): string {
  if (search) return searchPath(search)
  if (type === 'weekly_updates') return '/members'
  if (conversationId) return `/chats/${conversationId}`
  return sender ? '/likes' : '/chats'
}
