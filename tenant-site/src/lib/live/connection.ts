import { waitAfterFailure } from './wait_times.ts'

/** In ms: someone who waits to send wants it soon. */
const LONGEST = 15_000

/** Resolves when it is worth asking the server again: when the browser says it is online again, or else after a while. */
export function connectionIsWorthATry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const wait = Math.min(LONGEST, waitAfterFailure(failures))
    const timer = navigator.onLine ? setTimeout(done, wait) : undefined
    addEventListener('online', done)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
  })
}
