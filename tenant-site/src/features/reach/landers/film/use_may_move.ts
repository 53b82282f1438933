import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: no-preference)'

/** Whether pictures may move by themselves; not on the server. */
export function useMayMove(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const preference = matchMedia(QUERY)
      preference.addEventListener('change', onChange)
      return () => preference.removeEventListener('change', onChange)
    },
    () => matchMedia(QUERY).matches,
    () => false
  )
}
