import { useEffect } from 'react'
import { announceMoment, type Moment } from './announce_moment.ts'

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
