import { useEffect, useState, type RefObject } from 'react'

/** The share that counts as all of it: where it lies between two pixels, it is never quite 1. */
const WHOLE = 0.95

/** Whether an element, or some of it, still lies below what is seen of the page; false until that is known. */
export function useIsBelow(ref: RefObject<Element | null>): boolean {
  const [isBelow, setBelow] = useState(false)

  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry) setBelow(entry.intersectionRatio < WHOLE && entry.boundingClientRect.top > 0)
      },
      { threshold: [0, WHOLE] }
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref])

  return isBelow
}
