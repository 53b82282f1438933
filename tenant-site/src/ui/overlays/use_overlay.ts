import { useEffect, useEffectEvent } from 'react'
import { overlayQueue } from './overlay_queue.ts'

/** Blocks automatic overlays while open and for a while after; browser back calls `onBack`, or navigates without it. */
export function useOverlay(isOpen: boolean, onBack?: () => void): void {
  const goBack = useEffectEvent(() => onBack?.())
  const hasWayBack = onBack !== undefined
  useEffect(
    () => (isOpen ? overlayQueue.enter(hasWayBack ? () => goBack() : undefined) : undefined),
    [isOpen, hasWayBack]
  )
}
