import { randomInt } from 'node:crypto'

const SOONEST_MS = 1_000
const LATEST_MS = 5_000

/** After how long a browser connects again by itself; random, so that those of a server that went don't come at once. */
export function retryFrame(): string {
  return `retry: ${randomInt(SOONEST_MS, LATEST_MS + 1)}\n\n`
}
