import { useEffect, useEffectEvent, useState, type KeyboardEvent, type PointerEvent as Press } from 'react'

type Item = { id: string }

const EDGE = 72
const EDGE_STEP = 14

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Reorders by dragging a handle or by arrow keys; Escape cancels. Each item needs `data-place` with its id. */
export function useReorder<Thing extends Item>(things: Thing[], onArrange: (things: Thing[], moved: Thing) => void) {
  const [dragged, setDragged] = useState<{ id: string; order: Thing[] } | null>(null)
  const draggedId = dragged?.id
  const order = dragged?.order ?? things

  const follow = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    scrollAtEdge(clientY)
    const over = placeAt(clientX, clientY)
    const to = order.findIndex((one) => one.id === over)
    if (dragged && to >= 0 && over !== dragged.id) setDragged({ id: dragged.id, order: moved(order, dragged.id, to) })
  })
  const drop = useEffectEvent(() => {
    const moving = order.find((one) => one.id === draggedId)
    if (moving && order.some((one, place) => one !== things[place])) onArrange(order, moving)
    setDragged(null)
  })

  // The handle moves in the DOM while dragged and loses pointer capture, so listen on the window.
  useEffect(() => {
    if (!draggedId) return
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('pointermove', (event) => follow(event), { signal })
    addEventListener('pointerup', () => drop(), { signal })
    addEventListener('pointercancel', () => setDragged(null), { signal })
    addEventListener('keydown', ({ key }) => key === 'Escape' && setDragged(null), { signal })
    return () => ending.abort()
  }, [draggedId])

  function step(id: string, by: number) {
    const from = things.findIndex((one) => one.id === id)
    const to = Math.min(Math.max(from + by, 0), things.length - 1)
    if (to !== from) onArrange(moved(things, id, to), things[from]!)
  }

  function handle(id: string) {
    return {
      onPointerDown: (event: Press) => event.button === 0 && setDragged({ id, order: things }),
      onKeyDown(event: KeyboardEvent) {
        const by = STEPS[event.key]
        if (!by) return
        event.preventDefault()
        step(id, by)
      },
    }
  }

  return { order, draggedId, handle, step }
}

function moved<Thing extends Item>(all: Thing[], id: string, to: number): Thing[] {
  const rest = all.filter((one) => one.id !== id)
  return [...rest.slice(0, to), all.find((one) => one.id === id)!, ...rest.slice(to)]
}

function placeAt(x: number, y: number): string | null | undefined {
  return document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('[data-place]')?.getAttribute('data-place'))
    .find(Boolean)
}

function scrollAtEdge(y: number): void {
  if (y < EDGE) scrollBy(0, -EDGE_STEP)
  else if (y > innerHeight - EDGE) scrollBy(0, EDGE_STEP)
}
