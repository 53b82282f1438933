import limiter from '@adonisjs/limiter/services/main'
import { TooManyAttempts } from './too_many_attempts.js'

/** Counts against a rate limit. @throws TooManyAttempts, or `Refused` if given */
export async function limited(
  key: string,
  requests: number,
  duration: string,
  Refused: typeof TooManyAttempts = TooManyAttempts
): Promise<void> {
  const { consumed, availableIn } = await limiter.use('database', { requests, duration }).increment(key)
  if (consumed > requests) throw new Refused(availableIn)
}
