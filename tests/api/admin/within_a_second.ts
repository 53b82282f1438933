import { setTimeout as sleep } from 'node:timers/promises'

/** A change reaches the member site within a second, but a busy machine may take longer. */
const PATIENCE_MS = 15_000

/** Retries until the answer is right. @returns the last answer */
export async function withinASecond<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  let answer = await ask()
  while (!isRight(answer) && Date.now() < until) {
    await sleep(20)
    answer = await ask()
  }
  return answer
}
