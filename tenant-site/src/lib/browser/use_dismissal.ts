import { useSyncExternalStore } from 'react'
import { BANNER_DISMISSALS, dismiss, isDismissed, onDismissal, type Dismissible } from '#site/lib/visit/dismissals.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/**
 * Whether something was put away, and how to do it. Until the browser has taken over, a banner is as its notes say, and everything
 * else is away.
 */
export function useDismissal(name: Dismissible): [boolean, () => void] {
  const { notes } = useVisit()
  const isBanner = BANNER_DISMISSALS.some((banner) => banner === name)
  const isAway = useSyncExternalStore(
    onDismissal,
    () => isDismissed(name),
    () => !isBanner || notes.includes(name)
  )
  return [isAway, () => dismiss(name)]
}
