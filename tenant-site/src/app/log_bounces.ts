/** In visits that came with `?lb`, tells the API when a page is left (specification §2). */
export function logBounces(): void {
  if (!new URLSearchParams(location.search).has('lb')) return
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }))
  })
}
