import limiter from '@adonisjs/limiter/services/main'
import { TooManyAttempts } from './too_many_attempts.js'

const WINDOW = '15 mins'
const STRIKES_LAST = '1 day'
const BLOCK_MINUTES = [1, 5, 15, 60]

export interface Attempt {
  /** The last attempt allowed blocks the key, longer each time. */
  fail(): Promise<void>
  succeed(): Promise<void>
  /** For an attempt that was never checked. */
  withdraw(): Promise<void>
}

/** Counts before the check, so that parallel attempts can't exceed the limit; a rollback keeps the count. @throws TooManyAttempts */
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
    succeed: () => clearAttempts(key, allowed),
    async withdraw() {
      await failures.decrement(key)
    },
  }
}

export async function clearAttempts(key: string, allowed: number): Promise<void> {
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
