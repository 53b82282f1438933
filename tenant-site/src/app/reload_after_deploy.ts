const GUARD = 'reloaded-at'
const PAUSE = 60_000

/** After a deploy old pages ask for files that are gone: reload, at most once in a minute (specification §8, §9). */
export function reloadAfterDeploy() {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection there would be no page to come back to.
    if (!navigator.onLine || !mayReload()) return
    event.preventDefault()
    location.reload()
  })
}

/** Notes the time. Where nothing can be stored it could not be known again, and the page would reload for ever. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(GUARD) ?? 0) < PAUSE) return false
    sessionStorage.setItem(GUARD, String(Date.now()))
    return true
  } catch {
    return false
  }
}
