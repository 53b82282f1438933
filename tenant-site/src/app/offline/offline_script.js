/**
 * The script of the offline page, which stands at the address of the page that was asked for: looks now and then whether the server
 * answers again, and then loads that page.
 */
;(function comeBack() {
  // In ms: the wait doubles with every failure, up to a minute, and differs by chance so that not everyone comes back at once.
  const FIRST = 3000
  const LONGEST = 60_000
  const PATIENCE = 10_000

  const words = document.getElementById('status')
  let failures = 0
  let isLooking = false
  let timer

  async function isBack() {
    try {
      // Any answer will do, an error too: the server then shows it.
      await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
      return true
    } catch {
      return false
    }
  }

  async function look() {
    if (isLooking) return
    clearTimeout(timer)
    isLooking = true
    const isFound = await isBack()
    isLooking = false
    if (isFound) return leave()
    failures += 1
    wait()
  }

  function wait() {
    clearTimeout(timer)
    if (document.hidden) return
    const longest = Math.min(LONGEST, FIRST * 2 ** failures)
    timer = setTimeout(() => void look(), longest / 2 + (Math.random() * longest) / 2)
  }

  function leave() {
    // Only whoever opened the offline page itself is at its own address.
    if (location.pathname === '/offline.html') location.replace('/')
    else location.reload()
  }

  async function press() {
    words.textContent = words.dataset.trying
    await look()
    words.textContent = words.dataset.still
  }

  document.getElementById('again').addEventListener('click', () => void press())
  addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clearTimeout(timer)
    else void look()
  })
  wait()
})()
