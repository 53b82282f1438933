import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 25
const PATIENCE_MS = 30_000

/** Waits for the result of a job. @throws when it does not come in time */
export async function eventually<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(LOOK_EVERY_MS)) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > until) throw new Error(`${what} did not come`)
  }
}
