import { createHmac } from 'node:crypto'
import { derivedSecret } from './database_roles.js'

/** The key's number in `sec.key`; raised when the key is rotated. */
export const TOKEN_KEY_ID = 1

const BLOCK = 64

/** The HMAC key's two pads (RFC 2104) for `sec.key`: PostgreSQL has sha256() but no HMAC without an extension. */
export function tokenKeyPads(): { ipad: Buffer; opad: Buffer } {
  const key = Buffer.alloc(BLOCK)
  derivedSecret('tenant token').copy(key)
  const pad = (byte: number) => Buffer.from(key.map((one) => one ^ byte))
  return { ipad: pad(0x36), opad: pad(0x5c) }
}

const made = new Map<string, string>()

/** What PostgreSQL accepts as proof of a tenant: `tenant.key.mac`. Nothing else makes one. */
export function tenantToken(tenantId: string): string {
  const known = made.get(tenantId)
  if (known) return known
  const claim = `${tenantId}.${TOKEN_KEY_ID}`
  const token = `${claim}.${createHmac('sha256', derivedSecret('tenant token')).update(claim).digest('hex')}`
  made.set(tenantId, token)
  return token
}
