import { type KeyboardEvent, useState } from 'react'

const ROWS = '[data-rows]'
const ROW = '[data-row]'

/** How far a key goes among the rows. */
const STEPS: Record<string, number> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

interface Keys {
  /** Enter on a row. */
  onOpen?: (() => void) | undefined
  /** `x` or the space bar on a row. */
  onChoose?: (() => void) | undefined
}

/** One tab stop for all rows of a list, with arrows or j and k between them. The rows stand in an element with `data-rows`. */
export function useRowKeys(rows: number) {
  const [current, setCurrent] = useState(0)
  return (at: number, { onOpen, onChoose }: Keys = {}) => ({
    'data-row': at,
    tabIndex: at === Math.min(current, rows - 1) ? 0 : -1,
    onFocus: () => setCurrent(at),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, currentTarget: row, target, ctrlKey, metaKey, altKey } = event
      if (target !== row || ctrlKey || metaKey || altKey) return
      if (key === 'Enter' && onOpen) onOpen()
      else if ((key === 'x' || key === ' ') && onChoose) onChoose()
      else if (key in STEPS) move(row, STEPS[key]!)
      else return
      event.preventDefault()
    },
  })
}

function move(row: HTMLElement, steps: number) {
  const rows = [...row.closest(ROWS)!.querySelectorAll<HTMLElement>(ROW)]
  const to = Math.max(0, Math.min(rows.length - 1, rows.indexOf(row) + steps))
  rows[to]?.focus()
}
