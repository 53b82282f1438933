import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import { derivedSecret } from '#app/tenancy/context/database_roles'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** In characters. Longer snapshots count whatever began since their oldest transaction as unseen. */
const LENGTH = 120

/**
 * Seals a snapshot of PostgreSQL’s for the current brand, always in the same length: as it is, it would tell members how much goes on in
 * all brands.
 */
export function sealAsOf(snapshot: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(currentTenant().id))
  return Buffer.concat([nonce, cipher.update(fitting(snapshot), 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url'
  )
}

/** @returns undefined for what was not sealed here, for this brand */
export function openAsOf(sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(currentTenant().id))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return (
      decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8').trimEnd() + decipher.final('utf8')
    )
  } catch {
    return undefined
  }
}

/** `xmin:xmax:running,running…` (PostgreSQL, pg_snapshot). */
function fitting(snapshot: string): string {
  const [oldest] = snapshot.split(':')
  return (snapshot.length > LENGTH ? `${oldest}:${oldest}:` : snapshot).padEnd(LENGTH)
}

let secret: Buffer | undefined

function key(): Buffer {
  secret ??= derivedSecret('places in lists of conversations')
  return secret
}
