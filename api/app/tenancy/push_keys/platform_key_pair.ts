import { createECDH } from 'node:crypto'
import { derivedSecret } from '#app/tenancy/context/database_roles'

/** The order of P-256 (FIPS 186-5). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** More bits than the order has, so that the remainder favours no key (FIPS 186-5 A.2.1). */
const BYTES = 48

/** VAPID keys (RFC 8292), in base64url. */
export interface KeyPair {
  publicKey: string
  privateKey: string
}

let known: KeyPair | undefined

/** The platform's own pair, for brands without one. The private key is derived from APP_KEY and stored nowhere. */
export function platformKeyPair(): KeyPair {
  return (known ??= derivedPair())
}

function derivedPair(): KeyPair {
  const random = BigInt(`0x${derivedSecret('web push', BYTES).toString('hex')}`)
  const privateKey = Buffer.from(((random % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
