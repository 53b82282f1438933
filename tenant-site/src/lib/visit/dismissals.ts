/** How long what was put away stays away, ms. */
export const HOLDS = 30 * 24 * 60 * 60 * 1000

/** The banners that can be put away, under the names the browser keeps it (specification §4). */
export const BANNER_DISMISSALS = [
  'hide-enrich-alert',
  'hide-push-notification-alert',
  'hide-disabled-notifications-alert',
] as const

/** What can be put away. */
export type Dismissible = (typeof BANNER_DISMISSALS)[number] | 'hide-site-entry-warning' | 'hide-time-bonus-modal'

const kept = new Map<string, number>()
const listeners = new Set<() => void>()

/** Whether something was put away in the last 30 days. */
export function isDismissed(name: Dismissible): boolean {
  return Date.now() - dismissedAt(name) < HOLDS
}

/** Puts something away, with the time; where the browser refuses to store anything, until the page is left. */
export function dismiss(name: Dismissible): void {
  kept.set(name, Date.now())
  try {
    localStorage.setItem(name, String(Date.now()))
  } catch {
    // Storage is full or switched off: the page's own memory does.
  }
  for (const tell of listeners) tell()
}

/** Calls back whenever something is put away. Returns how to end that. */
export function onDismissal(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function dismissedAt(name: Dismissible): number {
  try {
    return Number(localStorage.getItem(name) ?? kept.get(name) ?? 0)
  } catch {
    return kept.get(name) ?? 0
  }
}
