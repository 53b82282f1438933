import { useSyncExternalStore } from 'react'
import { dismiss, isDismissed, onDismissal, type Dismissible } from './dismissals.ts'

/** Whether something was put away, and how to do it. Only the browser knows: until it has taken over, it is away. */
export function useDismissal(name: Dismissible): [boolean, () => void] {
  const isAway = useSyncExternalStore(
    onDismissal,
    () => isDismissed(name),
    () => true
  )
  return [isAway, () => dismiss(name)]
}
