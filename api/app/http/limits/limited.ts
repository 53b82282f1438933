import limiter from '@adonisjs/limiter/services/main'
import { TooManyAttempts } from './too_many_attempts.js'

/** Lets something be done so many times in a while. @throws TooManyAttempts, or what is named instead */
export async function limited(
  key: string,
  requests: number,
  duration: string,
  Refused: typeof TooManyAttempts = TooManyAttempts
): Promise<void> {
  const { consumed, availableIn } = await limiter.use('database', { requests, duration }).increment(key)
  if (consumed > requests) throw new Refused(availableIn)
}
