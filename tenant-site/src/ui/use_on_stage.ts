import { useEffect } from 'react'
import { stage } from './overlay_stage.ts'

/** Keeps overlays that open by themselves away while this one is open, and for a while after. */
export function useOnStage(isOpen: boolean): void {
  useEffect(() => (isOpen ? stage.enter() : undefined), [isOpen])
}
