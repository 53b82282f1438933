import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../visitor.ts'

const AGAIN_AFTER_MS = 100
const PATIENCE_MS = 45_000

/** Retries until the answer is no server error, as a client does that can't know whether it was heard. @throws after 45 s */
export async function untilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (
    const until = performance.now() + PATIENCE_MS;
    performance.now() < until;
    await sleep(AGAIN_AFTER_MS * (1 + Math.random()))
  ) {
    const answer = await send().catch(() => undefined)
    if (answer && answer.status < 500) return answer
  }
  throw new Error('There was no answer')
}

export async function becomesTrue(look: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const until = performance.now() + withinMs; !(await look()); await sleep(AGAIN_AFTER_MS))
    if (performance.now() > until) return false
  return true
}
