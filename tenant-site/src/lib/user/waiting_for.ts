import type { User } from '#site/lib/api/shapes.ts'

/** What waits for a member, as the title and the app's icon count it: unread messages and new likes (specification §4). */
export function waitingFor(user: User | null): number {
  return user ? user.total_unread_messages + user.total_new_likes : 0
}
