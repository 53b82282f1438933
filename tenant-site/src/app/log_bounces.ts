const BEACON = '/api/page-hidden.php'

/**
 * In visits that came with `?lb`, tells the API when the page is hidden or left (specification §2): once each time, though a page that
 * is closed is both. Not every browser says that a page is hidden when it is left, so both are listened to.
 */
export function logBounces(): void {
  if (!new URLSearchParams(location.search).has('lb')) return
  let isTold = false
  const tell = () => {
    if (!isTold) navigator.sendBeacon(BEACON, new Blob(['{}'], { type: 'application/json' }))
    isTold = true
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell()
    else isTold = false
  })
  window.addEventListener('pagehide', tell)
  // Kept by the browser and shown again.
  window.addEventListener('pageshow', () => (isTold = false))
}
