import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the browser has taken over: false on the server and in the first rendering. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
