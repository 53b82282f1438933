import type { Fresh } from './what_is_new.js'

/** The page on which a member sees what he is told of. */
export function newsPath({ type, conversationId, sender }: Pick<Fresh, 'type' | 'conversationId' | 'sender'>): string {
  if (type === 'weekly_updates') return '/members'
  if (conversationId) return `/chats/${conversationId}`
  return sender ? '/likes' : '/chats'
}
