const TICK_MS = 25

const waiting = new Map<() => void, number>()
let ticking: NodeJS.Timeout | undefined

/**
 * A pause, at most 25 ms too long. All of them share one timer: with a timer for each of thousands of waits of different lengths, Node.js
 * 24 was seen to let some of them pass for half a minute.
 */
export function pause(ms: number): Promise<void> {
  ticking ??= setInterval(tick, TICK_MS)
  return new Promise((done) => waiting.set(done, performance.now() + ms))
}

function tick(): void {
  const now = performance.now()
  for (const [done, at] of waiting)
    if (at <= now) {
      waiting.delete(done)
      done()
    }
  if (waiting.size > 0) return
  clearInterval(ticking)
  ticking = undefined
}
