import { useRef, type PointerEvent } from 'react'

/** Smaller moves are ignored, px. */
const STILL = 10
/** Distance (px) or speed (px/ms) that closes. */
const FAR = 120
const FAST = 0.6

type Grip = { x: number; y: number; at: number; isPulled: boolean }

/** Lets a touch pull an element down to close it, via `--pull` (px); sideways scrolling and zoomed pages are unaffected. */
export function usePullDown(onAway: () => void) {
  const grip = useRef<Grip>(undefined)

  function letGo(element: HTMLElement) {
    grip.current = undefined
    delete element.dataset.pulled
    element.style.removeProperty('--pull')
  }

  function onPointerDown({
    pointerType,
    isPrimary,
    clientX: x,
    clientY: y,
    timeStamp: at,
    currentTarget,
  }: PointerEvent<HTMLElement>) {
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1
    if (!isPrimary || isZoomed) letGo(currentTarget)
    else if (pointerType === 'touch') grip.current = { x, y, at, isPulled: false }
  }

  function onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const held = grip.current
    if (!held) return
    const [aside, down] = [Math.abs(clientX - held.x), clientY - held.y]
    if (!held.isPulled && aside > STILL) grip.current = undefined
    if (!held.isPulled && (down < STILL || down < aside * 2)) return
    held.isPulled = true
    currentTarget.dataset.pulled = ''
    currentTarget.style.setProperty('--pull', `${Math.max(0, down)}px`)
  }

  function onPointerUp({ currentTarget, clientY, timeStamp }: PointerEvent<HTMLElement>) {
    const held = grip.current
    letGo(currentTarget)
    if (!held?.isPulled) return
    const down = clientY - held.y
    if (down > FAR || down / Math.max(1, timeStamp - held.at) > FAST) onAway()
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event.currentTarget),
  }
}
