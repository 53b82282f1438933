import { useSyncExternalStore } from 'react'
import { breakpoints } from '@manyhearts/theme-presets/breakpoints'

const WIDE = `(width >= ${breakpoints.large}px)`

/** Whether there is room for two columns; the server assumes so. */
export function isWide(): boolean {
  return import.meta.env.SSR || matchMedia(WIDE).matches
}

/** Reactive `isWide`, correct from the first render: markup that depends on it may differ from the server's. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, isWide)
}

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
