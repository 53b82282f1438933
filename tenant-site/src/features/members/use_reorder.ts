import { useState, type KeyboardEvent, type PointerEvent } from 'react'

type Item = { id: string }

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Puts things into another order by dragging a handle, or by the arrow keys on it. Mark each thing with `data-place` and its id.
 * Escape takes a drag back.
 */
export function useReorder<Thing extends Item>(things: Thing[], onArrange: (things: Thing[]) => void) {
  const [dragged, setDragged] = useState<{ id: string; order: Thing[] } | null>(null)
  const order = dragged?.order ?? things

  function moved(all: Thing[], id: string, to: number): Thing[] {
    const rest = all.filter((one) => one.id !== id)
    const place = Math.min(Math.max(to, 0), rest.length)
    return [...rest.slice(0, place), all.find((one) => one.id === id)!, ...rest.slice(place)]
  }

  function step(id: string, by: number): number {
    const to = Math.min(Math.max(things.findIndex((one) => one.id === id) + by, 0), things.length - 1)
    if (things[to]?.id !== id) onArrange(moved(things, id, to))
    return to
  }

  function handle(id: string) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ id, order: things })
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        if (dragged?.id !== id) return
        const over = document
          .elementsFromPoint(clientX, clientY)
          .map((element) => element.closest('[data-place]')?.getAttribute('data-place'))
          .find(Boolean)
        const to = order.findIndex((one) => one.id === over)
        if (to >= 0 && over !== id) setDragged({ id, order: moved(order, id, to) })
      },
      onPointerUp() {
        if (dragged && order.some((one, place) => one !== things[place])) onArrange(order)
        setDragged(null)
      },
      onPointerCancel: () => setDragged(null),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && dragged) {
          event.stopPropagation()
          setDragged(null)
        }
        const by = STEPS[event.key]
        if (!by) return
        event.preventDefault()
        step(id, by)
      },
    }
  }

  return { order, draggedId: dragged?.id, handle, step }
}
