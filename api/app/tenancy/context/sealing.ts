import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedSecret } from './database_roles.js'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encryption (AES-256-GCM) under a key for one purpose: what is sealed for an `owner` opens for the same one alone. */
export function sealing(purpose: string) {
  let secret: Buffer | undefined
  const key = () => (secret ??= derivedSecret(purpose))

  return {
    seal(text: string, owner: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(owner))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },

    /** @throws when it was sealed for another owner or purpose, with another APP_KEY, or not at all */
    open(sealed: Buffer, owner: string): string {
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString(
        'utf8'
      )
    },
  }
}
