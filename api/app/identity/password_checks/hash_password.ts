import hash from '@adonisjs/core/services/hash'
import { inHashQueue } from './hash_queue.js'

/** Slow, so not inside a transaction. @throws TooManyAttempts */
export function hashPassword(password: string): Promise<string> {
  return inHashQueue(() => hash.make(password))
}
