import { useSyncExternalStore } from 'react'
import { breakpoints } from '@manyhearts/theme-presets/breakpoints'

const WIDE = `(width >= ${breakpoints.large}px)`

/** Whether there is room for two columns. The server doesn't know and says yes. */
export function isWide(): boolean {
  return import.meta.env.SSR || matchMedia(WIDE).matches
}

/** The same, and when it changes. A browser knows from its first rendering on: what differs by it is meant to differ from the server's. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, isWide)
}

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
