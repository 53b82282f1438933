import { setTimeout as sleep } from 'node:timers/promises'

/** Retries until the answer is right, for as long as a change may take to reach the member site. @returns the last answer */
export async function withinASecond<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  const until = Date.now() + 1_000
  let answer = await ask()
  while (!isRight(answer) && Date.now() < until) {
    await sleep(20)
    answer = await ask()
  }
  return answer
}
