import { mustActivate } from '#site/lib/must_activate.ts'
import type { User } from '#site/lib/shapes.ts'

const NOT_ON = new Set(['/signup', '/complete-signup', '/signup-matches', '/notifications'])

/** When the activation reminder is shown (specification §4). */
export function needsActivationReminder(user: User, { pathname, search }: { pathname: string; search: string }) {
  const isSettings = pathname === '/profile' && new URLSearchParams(search).get('tab') === 'settings'
  return mustActivate(user) && user.notifications_disabled.length === 0 && !NOT_ON.has(pathname) && !isSettings
}
