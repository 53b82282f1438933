import { useEffect, useState } from 'react'
import { stage } from '#site/ui/overlays/overlay_queue.ts'

/** What opens by itself, the most urgent first. */
const ORDER = ['entry_warning', 'sign_up', 'terms', 'match', 'like', 'time_bonus', 'push'] as const

/** Whether an overlay that nobody asked for may open now: one at a time, with a pause between two. */
export function useOverlayTurn(name: (typeof ORDER)[number], wants: boolean): boolean {
  const [isCalled, setCalled] = useState(false)

  useEffect(() => {
    if (!wants) return
    const leave = stage.ask(ORDER.indexOf(name), () => setCalled(true))
    return () => {
      leave()
      setCalled(false)
    }
  }, [name, wants])

  return wants && isCalled
}
