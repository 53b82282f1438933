/** In ms, for browsers that don't say when they have nothing to do. */
const A_WHILE = 2_000

/** Calls once the page has loaded and the browser has nothing to do. Returns how to give it up. */
export function whenAtRest(task: () => void): () => void {
  let cancel = () => removeEventListener('load', loaded)

  function loaded() {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(task)
      cancel = () => cancelIdleCallback(id)
    } else {
      const id = setTimeout(task, A_WHILE)
      cancel = () => clearTimeout(id)
    }
  }

  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { once: true })
  return () => cancel()
}
