import limiter from '@adonisjs/limiter/services/main'
import { TooManyAttempts } from './identity_errors.js'

/** Lets something be done so many times in a while. @throws TooManyAttempts */
export async function limited(key: string, requests: number, duration: string): Promise<void> {
  const { consumed, availableIn } = await limiter.use('database', { requests, duration }).increment(key)
  if (consumed > requests) throw new TooManyAttempts(availableIn)
}
