import { shareStream } from './share_stream.ts'
import { streamWhileVisible } from './stream_while_visible.ts'

/** Hears live events in this tab. A page that holds a lock or a stream isn't kept for the back button, so it lets go on leaving. */
export function listenLive(options: Parameters<typeof shareStream>[0]): () => void {
  // Locks exist on secure addresses only.
  const canShare = 'locks' in navigator && 'BroadcastChannel' in window
  const join = () => (canShare ? shareStream(options) : streamWhileVisible(options))
  let leave: (() => void) | undefined = join()

  function hide() {
    leave?.()
    leave = undefined
  }
  function show({ persisted }: PageTransitionEvent) {
    if (persisted) leave ??= join()
  }

  addEventListener('pagehide', hide)
  addEventListener('pageshow', show)
  return () => {
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', show)
    hide()
  }
}
