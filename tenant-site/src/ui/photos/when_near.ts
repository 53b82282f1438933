/** About one phone screen ahead. */
const AHEAD = '800px'

const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Runs `act` once the element is near the viewport. @returns cancels it */
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
