import { useSyncExternalStore } from 'react'
import { BANNER_DISMISSALS, dismiss, isDismissed, onDismissal, type Dismissible } from '#site/lib/visit/dismissals.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Whether something is dismissed, and how to; until hydration banners follow the notes, the rest counts as dismissed. */
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
