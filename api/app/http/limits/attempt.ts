import limiter from '@adonisjs/limiter/services/main'
import { TooManyAttempts } from './too_many_attempts.js'

const WINDOW = '15 mins'
const STRIKES_LAST = '1 day'
const BLOCK_MINUTES = [1, 5, 15, 60]

/** One try at a password or code that is being counted. */
export interface Attempt {
  /** It was wrong: the last of the allowed ones blocks the key, longer each time. */
  fail(): Promise<void>
  /** It was right: the key's failures are forgotten. */
  succeed(): Promise<void>
  /** It was never looked at. */
  withdraw(): Promise<void>
}

/**
 * Counts a try before it is looked at, so that many at once are not many more than allowed. The count has a connection of its
 * own: it stays although the answer is a refusal that rolls back.
 * @throws TooManyAttempts
 */
export async function attempt(key: string, allowed: number): Promise<Attempt> {
  const { failures, strikes } = countersFor(allowed)
  const { consumed, availableIn } = await failures.increment(key)
  if (consumed > allowed) throw new TooManyAttempts(availableIn)
  return {
    async fail() {
      if (consumed < allowed) return
      const { consumed: times } = await strikes.increment(strikesOf(key))
      await failures.block(key, `${BLOCK_MINUTES[Math.min(times, BLOCK_MINUTES.length) - 1]} mins`)
    },
    succeed: () => forgive(key, allowed),
    async withdraw() {
      await failures.decrement(key)
    },
  }
}

/** Forgets a key's failures and blocks. */
export async function forgive(key: string, allowed: number): Promise<void> {
  const { failures, strikes } = countersFor(allowed)
  await Promise.all([failures.delete(key), strikes.delete(strikesOf(key))])
}

function countersFor(allowed: number) {
  return {
    failures: limiter.use('database', { requests: allowed, duration: WINDOW }),
    strikes: limiter.use('database', { requests: BLOCK_MINUTES.length, duration: STRIKES_LAST }),
  }
}

function strikesOf(key: string): string {
  return `${key}:blocks`
}
