import type { User } from '#site/lib/api/shapes.ts'

/** Unread messages plus new likes, as shown in the title and on the app icon (specification §4). */
export function waitingFor(user: User | null): number {
  return user ? user.total_unread_messages + user.total_new_likes : 0
}
