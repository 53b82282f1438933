import { sealing } from '#app/tenancy/context/sealing'
import { currentTenant } from '#app/tenancy/context/tenant_context'

/** In characters. Longer snapshots count whatever began since their oldest transaction as unseen. */
const LENGTH = 120

const { seal, open } = sealing('places in lists of conversations')

/**
 * Seals a snapshot of PostgreSQL’s for the current brand, always in the same length: as it is, it would tell members how much goes on in
 * all brands.
 */
export function sealAsOf(snapshot: string): string {
  return seal(fitting(snapshot), currentTenant().id).toString('base64url')
}

/** @returns undefined for what was not sealed here, for this brand */
export function openAsOf(sealed: string): string | undefined {
  try {
    return open(Buffer.from(sealed, 'base64url'), currentTenant().id).trimEnd()
  } catch {
    return undefined
  }
}

/** `xmin:xmax:running,running…` (PostgreSQL, pg_snapshot). */
function fitting(snapshot: string): string {
  const [oldest] = snapshot.split(':')
  return (snapshot.length > LENGTH ? `${oldest}:${oldest}:` : snapshot).padEnd(LENGTH)
}
