import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedSecret } from '#app/tenancy/context/database_roles'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a secret (AES-256-GCM) so that it opens for the same `owner` alone: a row copied to another brand is of no use there. */
export function sealSecret(secret: string, owner: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(owner))
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** @throws when it was sealed for another owner, or with another APP_KEY */
export function openSecret(sealed: Buffer, owner: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

let secret: Buffer | undefined

function key(): Buffer {
  secret ??= derivedSecret('secrets of payments')
  return secret
}
