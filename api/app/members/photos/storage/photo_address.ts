import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { derivedSecret } from '#app/tenancy/context/database_roles'

/** An address opens its photo for five to ten minutes, and stays the same for five, so that polling shows no new ones. */
const STEP_SECONDS = 300
const SEAL_BYTES = 16

/** A page of cards has up to a hundred addresses, and Node takes seven times as long to seal with a key that is only bytes. */
let key: KeyObject | undefined

/** The address of a photo's file that is not everybody's: it opens it for whoever has it, and not for long. */
export function sealedAddress(path: string, now = Date.now()): string {
  const until = (Math.floor(now / 1000 / STEP_SECONDS) + 2) * STEP_SECONDS
  return `${path}?until=${until}&seal=${sealOf(path, until)}`
}

/** Whether an address was made by `sealedAddress`, for this very file, and not too long ago. */
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
