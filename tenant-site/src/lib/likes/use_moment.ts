import { useEffect } from 'react'

type Moment = 'match' | 'new_like' | 'introduction'
type MomentEvent = 'opened' | 'photo' | 'button' | 'closed'

/** Exits of a full-screen moment; each raises its own event (specification §4). */
export function useMoment(moment: Moment, onClose: () => void) {
  useEffect(() => announceMoment(moment, 'opened'), [moment])

  function leaveBy(event: 'photo' | 'button' | 'closed') {
    return () => {
      announceMoment(moment, event)
      onClose()
    }
  }

  return { onPhoto: leaveBy('photo'), onButton: leaveBy('button'), onClose: leaveBy('closed') }
}

/** Dispatches e.g. `manyhearts:match-photo` on `window` for the brand's scripts, without personal data. */
function announceMoment(moment: Moment, event: MomentEvent): void {
  window.dispatchEvent(new CustomEvent(`manyhearts:${moment.replaceAll('_', '-')}-${event}`))
}
