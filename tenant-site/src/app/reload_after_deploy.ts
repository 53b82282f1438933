const GUARD = 'reloaded-at'
const PAUSE = 60_000

/** After a deploy, old pages request files that are gone: reload, at most once a minute (specification §8, §9). */
export function reloadAfterDeploy() {
  addEventListener('vite:preloadError', (event) => {
    // Offline, a reload would lose the page.
    if (!navigator.onLine || !mayReload()) return
    event.preventDefault()
    location.reload()
  })
}

/** Stores the time; false without storage, as the page would reload forever. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(GUARD) ?? 0) < PAUSE) return false
    sessionStorage.setItem(GUARD, String(Date.now()))
    return true
  } catch {
    return false
  }
}
