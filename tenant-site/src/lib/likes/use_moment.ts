import { useEffect } from 'react'

/** The full-screen moments, and what is pressed in them (specification §4): photos and buttons raise events of their own. */
type Moment = 'match' | 'new_like' | 'introduction'
type MomentEvent = 'opened' | 'photo' | 'button' | 'closed'

/** The ways out of a full-screen moment, each of which is told (specification §4). */
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

/**
 * Tells the scripts of a brand what happens in a full-screen moment: an event on `window` named `manyhearts:match-photo`,
 * `manyhearts:new-like-button` and so on. It says nothing about the person.
 */
function announceMoment(moment: Moment, event: MomentEvent): void {
  window.dispatchEvent(new CustomEvent(`manyhearts:${moment.replaceAll('_', '-')}-${event}`))
}
