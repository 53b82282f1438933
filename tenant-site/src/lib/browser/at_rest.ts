/** In ms, for browsers that don't say when they have nothing to do. */
const A_WHILE = 1_000

/** Resolves once the page has loaded and the browser has nothing to do. */
export async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, A_WHILE)
  })
}
