import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { stage } from '#site/ui/overlay_stage.ts'

/** The browser's way back, a swipe on many phones, closes what lies over the page before it leads to another. */
export function useBackCloses(): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP' && stage.back())

  useEffect(() => {
    // Closed is all that was wanted: the page stays.
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}
