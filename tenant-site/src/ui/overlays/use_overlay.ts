import { useEffect, useEffectEvent } from 'react'
import { stage } from './overlay_queue.ts'

/**
 * Keeps overlays that open by themselves away while this one is open, and for a while after. The browser's way back
 * does `onBack` to it; without that it leads where it leads.
 */
export function useOnStage(isOpen: boolean, onBack?: () => void): void {
  const goBack = useEffectEvent(() => onBack?.())
  const hasWayBack = onBack !== undefined
  useEffect(() => (isOpen ? stage.enter(hasWayBack ? () => goBack() : undefined) : undefined), [isOpen, hasWayBack])
}
