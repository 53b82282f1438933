import hash from '@adonisjs/core/services/hash'
import { inHashQueue } from './hash_queue.js'

/** The hash that is kept of a password. Not inside a transaction: it takes its time. @throws TooManyAttempts */
export function hashPassword(password: string): Promise<string> {
  return inHashQueue(() => hash.make(password))
}
