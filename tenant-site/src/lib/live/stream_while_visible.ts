import type { LiveListener } from './live_event.ts'

type Options = LiveListener & { lead: (listener: LiveListener) => () => void }

/** For browsers where tabs can't agree on one stream: each has its own while it is looked at. Returns how to end it. */
export function streamWhileVisible({ lead, ...listener }: Options): () => void {
  let stop: (() => void) | undefined

  function look() {
    if (document.hidden) {
      stop?.()
      stop = undefined
    } else {
      stop ??= lead(listener)
    }
  }

  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    stop?.()
  }
}
