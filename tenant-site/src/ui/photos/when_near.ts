/** How far outside of what is seen something counts as near: about a screen of a phone, which a finger goes through in a moment. */
const AHEAD = '800px'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Does something once an element comes near what is seen; at once, after the next frame, where it already is. @returns gives it up */
export function whenNear(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: AHEAD })
  waiting.set(element, act)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    waiting.get(target)?.()
  }
}
