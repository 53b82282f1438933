import { useCallback } from 'react'

/** Between what lies over the end of the window and that end, in pixels. */
export const GAP = 16

/**
 * Keeps a bar that lies over the lower end of the window from covering what is typed in: the browser scrolls that far clear of it, and
 * so does what has the focus when the bar appears or grows. @returns for the bar's element
 */
export function useRoomBelow<Bar extends HTMLElement>() {
  return useCallback((bar: Bar | null) => {
    if (!bar) return
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.scrollPaddingBottom = `${bar.offsetHeight + 2 * GAP}px`
      const focused = document.activeElement
      if (focused && !bar.contains(focused) && isUnder(bar, focused)) focused.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      root.style.scrollPaddingBottom = ''
    }
  }, [])
}

function isUnder(bar: Element, element: Element): boolean {
  const [above, below] = [element.getBoundingClientRect(), bar.getBoundingClientRect()]
  return above.bottom > below.top && above.top < below.bottom
}
