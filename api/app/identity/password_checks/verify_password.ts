import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import { hashPassword } from './hash_password.js'
import { inHashQueue } from './hash_queue.js'

let nobodys: Promise<string> | undefined

/** As slow without a hash, so that timing reveals nothing. Not inside a transaction. @throws TooManyAttempts */
export async function verifyPassword(kept: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomUUID())
  const against = kept ?? (await nobodys.catch(forget))
  return (await inHashQueue(() => hash.verify(against, password))) && kept !== undefined
}

function forget(error: unknown): never {
  nobodys = undefined
  throw error
}
