import { useEffect } from 'react'

type LikeOverlayName = 'match' | 'new_like' | 'introduction'
type OverlayEvent = 'opened' | 'photo' | 'button' | 'closed'

/** Exits of a full-screen like or match; each raises its own event (specification §4). */
export function useOverlayEvents(name: LikeOverlayName, onClose: () => void) {
  useEffect(() => announce(name, 'opened'), [name])

  function leaveBy(event: 'photo' | 'button' | 'closed') {
    return () => {
      announce(name, event)
      onClose()
    }
  }

  return { onPhoto: leaveBy('photo'), onButton: leaveBy('button'), onClose: leaveBy('closed') }
}

/** Dispatches e.g. `manyhearts:match-photo` on `window` for the brand's scripts, without personal data. */
function announce(name: LikeOverlayName, event: OverlayEvent): void {
  window.dispatchEvent(new CustomEvent(`manyhearts:${name.replaceAll('_', '-')}-${event}`))
}
