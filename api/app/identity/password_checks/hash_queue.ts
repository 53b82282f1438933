import { TooManyAttempts } from '#app/http/limits/too_many_attempts'

/** argon2id takes 19 MiB and a core for 17 ms; two at a time leave room for the rest of the product. */
const AT_A_TIME = 2
const QUEUE = 50
const TRY_AGAIN_AFTER_SECONDS = 10

let running = 0
const waiting: (() => void)[] = []

export async function inHashQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_A_TIME) running++
  else if (waiting.length < QUEUE) await new Promise<void>((turn) => waiting.push(turn))
  else throw new TooManyAttempts(TRY_AGAIN_AFTER_SECONDS)
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
