import { useEffect, useState, type RefObject } from 'react'

/** Whether an element, or some of it, still lies below what is seen of the page; false until that is known. */
export function useIsBelow(ref: RefObject<Element | null>): boolean {
  const [isBelow, setBelow] = useState(false)

  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry) setBelow(entry.intersectionRatio < 1 && entry.boundingClientRect.top > 0)
      },
      { threshold: [0, 1] }
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [ref])

  return isBelow
}
