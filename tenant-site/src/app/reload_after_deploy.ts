const GUARD = 'reloaded-at'
const PAUSE = 60_000

/** After a deploy old pages ask for files that are gone: reload, at most once in a minute (specification §8, §9). */
export function reloadAfterDeploy() {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(GUARD) ?? 0)
    if (Date.now() - last < PAUSE) return
    event.preventDefault()
    sessionStorage.setItem(GUARD, String(Date.now()))
    location.reload()
  })
}
