import { setTimeout as sleep } from 'node:timers/promises'

const LOOKS_FIRST_AFTER_MS = 25
/** Seldom enough that looking doesn't keep a busy machine from what is waited for. */
const LOOKS_LAST_EVERY_MS = 500
const PATIENCE_MS = 90_000

/** Waits for the result of a job, looking ever less often. @throws when it does not come in time */
export async function eventually<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (let pause = LOOKS_FIRST_AFTER_MS; ; pause = Math.min(pause * 1.5, LOOKS_LAST_EVERY_MS)) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > until) throw new Error(`${what} did not come`)
    await sleep(pause)
  }
}
