import { createHash, randomBytes } from 'node:crypto'

/** A 256-bit token for cookies and links, and the hash that is stored (ASVS 7.2.3, 6.4.1). */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: tokenHash(token) }
}

export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
