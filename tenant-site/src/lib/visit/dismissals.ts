import { createListeners } from './create_listeners.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long a dismissal lasts, in ms. */
export const HOLDS = 30 * DAY

/** Of those that last longer. */
const HOLDS_LONGER: Partial<Record<Dismissible, number>> = { 'hide-install-alert': 90 * DAY }

/** A time for `dismiss` that is never over. */
export const FOR_GOOD = Infinity

/** Names under which the browser stores dismissed banners (specification §4). */
export const BANNER_DISMISSALS = [
  'hide-enrich-alert',
  'hide-push-notification-alert',
  'hide-disabled-notifications-alert',
] as const

export type Dismissible =
  | (typeof BANNER_DISMISSALS)[number]
  | 'hide-site-entry-warning'
  | 'hide-time-bonus-modal'
  | 'hide-install-alert'

const memory = new Map<string, number>()
const { tellAll, listen } = createListeners()

export { listen as onDismissal }

export function isDismissed(name: Dismissible): boolean {
  return Date.now() - dismissedAt(name) < (HOLDS_LONGER[name] ?? HOLDS)
}

export function dismiss(name: Dismissible, at = Date.now()): void {
  memory.set(name, at)
  try {
    localStorage.setItem(name, String(at))
  } catch {
    // Storage is full or disabled: the in-memory map is enough.
  }
  tellAll()
}

/** In ms since 1970; 0 if never. */
export function dismissedAt(name: Dismissible): number {
  try {
    return Number(localStorage.getItem(name) ?? memory.get(name) ?? 0)
  } catch {
    return memory.get(name) ?? 0
  }
}
