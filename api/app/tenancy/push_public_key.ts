import { pushKeyPair } from './push_key_pair.js'

/** What browsers subscribe with: an uncompressed point of P-256 in base64url. */
export const PUSH_PUBLIC_KEY = pushKeyPair().publicKey
