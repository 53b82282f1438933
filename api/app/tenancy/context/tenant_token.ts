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

const DAY_MS = 86_400_000

const made = new Map<string, { day: number; token: string }>()

/** What PostgreSQL accepts as proof of a tenant, until the end of the next day: `tenant.kid.day.mac`. Nothing else makes one. */
export function tenantToken(tenantId: string, now = Date.now()): string {
  const day = Math.floor(now / DAY_MS)
  const known = made.get(tenantId)
  if (known?.day === day) return known.token
  const claim = `${tenantId}.${TOKEN_KEY_ID}.${day}`
  const token = `${claim}.${createHmac('sha256', derivedSecret('tenant token')).update(claim).digest('hex')}`
  made.set(tenantId, { day, token })
  return token
}
