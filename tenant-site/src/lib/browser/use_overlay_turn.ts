import { useEffect, useState } from 'react'
import { overlayQueue } from '#site/ui/overlays/overlay_queue.ts'

/** Most urgent first. */
const ORDER = ['sign_up', 'terms', 'match', 'like', 'time_bonus', 'push'] as const

/** Whether an overlay that opens by itself may open now: one at a time, with a pause in between. */
export function useOverlayTurn(name: (typeof ORDER)[number], wants: boolean): boolean {
  const [isCalled, setCalled] = useState(false)

  useEffect(() => {
    if (!wants) return
    const leave = overlayQueue.ask(ORDER.indexOf(name), () => setCalled(true))
    return () => {
      leave()
      setCalled(false)
    }
  }, [name, wants])

  return wants && isCalled
}
