import { useEffect, useRef, type PointerEvent } from 'react'

/** In px; smaller movements are clicks. */
const STILL = 8
/** This share of the card's width, or this speed in px/ms, throws it. */
const FAR = 0.32
const FAST = 0.6
/** Rotation after a drag of one card width. */
const DEGREES = 14

/** What a throw to the right and to the left means. */
export type LikeOrPass = 'like' | 'pass'

type Grip = { x: number; y: number; at: number; moved: boolean }

/** Drags and throws a card: right likes, left passes. Sets `--x`, `--y`, `--turn` and `--lean` (-1 to 1). */
export function useThrow(onThrow: (way: LikeOrPass) => void, isLeaving: boolean) {
  const ref = useRef<HTMLElement>(null)
  const grip = useRef<Grip>(undefined)
  const leaves = useRef(isLeaving)

  useEffect(() => {
    leaves.current = isLeaving
    const { current: card } = ref
    // Straightens a restored card.
    if (isLeaving && card) return () => letGo(card)
  }, [isLeaving])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    grip.current = { x: event.clientX, y: event.clientY, at: event.timeStamp, moved: false }
  }

  function onPointerMove({ currentTarget: card, clientX, clientY, pointerId }: PointerEvent<HTMLElement>) {
    const held = grip.current
    if (!held) return
    const [x, y] = [clientX - held.x, clientY - held.y]
    if (!held.moved && Math.abs(x) < STILL) return
    if (!held.moved) card.setPointerCapture(pointerId)
    held.moved = true
    lay(card, x, y)
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const { currentTarget: card, clientX, timeStamp } = event
    const held = grip.current
    grip.current = undefined
    if (!held?.moved) return
    const x = clientX - held.x
    const isFar = Math.abs(x) > card.offsetWidth * FAR
    const isFast = Math.abs(x) / Math.max(1, timeStamp - held.at) > FAST && Math.abs(x) > STILL * 4
    if (isFar || isFast) {
      onThrow(x > 0 ? 'like' : 'pass')
      // The card may have to stay: likes need a confirmed address.
      setTimeout(() => leaves.current || letGo(card))
    } else {
      letGo(card)
    }
    // Swallows the click that ends a throw.
    card.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => card.removeEventListener('click', swallow, { capture: true }))
  }

  function onPointerCancel({ currentTarget: card }: PointerEvent<HTMLElement>) {
    grip.current = undefined
    letGo(card)
  }

  return { ref, onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}

function lay(card: HTMLElement, x: number, y: number) {
  const part = x / card.offsetWidth
  card.dataset.held = ''
  card.style.setProperty('--x', `${x}px`)
  card.style.setProperty('--y', `${y / 3}px`)
  card.style.setProperty('--turn', `${part * DEGREES}deg`)
  card.style.setProperty('--lean', String(Math.max(-1, Math.min(1, part / FAR))))
}

function letGo(card: HTMLElement) {
  delete card.dataset.held
  for (const name of ['--x', '--y', '--turn', '--lean']) card.style.removeProperty(name)
}

function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
