import { poolOf } from './pool_of.js'

/** So few are answered soon, however long one of them waits for another's lock. */
const FEW = 20
/** Until the first of them has waited for long, so many more may come. */
const MANY = 150
const LONG_MS = 400

/** Those of members who wait for a connection, oldest first: since when (`performance.now`). */
const waiting = new Map<number, number>()

/** From now on it is known who waits for a connection. */
export function watchConnectionQueue(): void {
  const pool = poolOf('members')
  const done = (request: number) => void waiting.delete(request)
  pool.on('acquireRequest', (request) => void waiting.set(request, performance.now()))
  pool.on('acquireSuccess', done)
  pool.on('acquireFail', done)
}

/** Whether members ask for more than the database and this process can do: whoever joins the queue now is answered late, if at all. */
export function isQueueLong(): boolean {
  if (waiting.size <= FEW) return false
  if (waiting.size >= MANY) return true
  const [oldest] = waiting.values()
  return performance.now() - oldest! > LONG_MS
}
