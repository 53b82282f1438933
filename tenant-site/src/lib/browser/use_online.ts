import { useSyncExternalStore } from 'react'

/** Whether the browser has a connection, as it says itself; yes until it has taken over. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true
  )
}

function follow(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}
