import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { derivedSecret } from '#app/tenancy/context/database_roles'

/** A signed URL is valid for 5 to 10 minutes and stays the same for 5, so that polling doesn't reload photos. */
const STEP_SECONDS = 300
const SEAL_BYTES = 16

/** Signing with a `KeyObject` is seven times as fast as with bytes, and a page of cards has up to a hundred URLs. */
let key: KeyObject | undefined

/** Lists show the same photos to many; so many of their addresses are remembered. */
const MOST_KNOWN = 10_000
const known = new LRUCache<string, string>({ max: MOST_KNOWN })

/** The signed, short-lived URL of a non-public photo file; it opens the file for anyone who has it. */
export function sealedAddress(path: string, now = Date.now()): string {
  const until = (Math.floor(now / 1000 / STEP_SECONDS) + 2) * STEP_SECONDS
  const unsealed = `${path}?until=${until}`
  let address = known.get(unsealed)
  if (!address) {
    address = `${unsealed}&seal=${sealOf(path, until)}`
    known.set(unsealed, address)
  }
  return address
}

export function isSealed(path: string, { until, seal }: Record<string, unknown>, now = Date.now()): boolean {
  if (typeof until !== 'string' || typeof seal !== 'string' || !/^\d{1,12}$/.test(until)) return false
  if (Number(until) * 1000 <= now) return false
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(path, Number(until)))]
  return given.length === right.length && timingSafeEqual(given, right)
}

function sealOf(path: string, until: number): string {
  key ??= createSecretKey(derivedSecret('addresses of photos'))
  return createHmac('sha256', key).update(`${path} ${until}`).digest().subarray(0, SEAL_BYTES).toString('base64url')
}
