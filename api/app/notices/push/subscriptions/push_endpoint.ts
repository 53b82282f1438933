import { isIP } from 'node:net'

/** Names that never leave a house (RFC 6761, 6762, 8375, ICANN's `internal`). */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/

/**
 * Reads a push service's address; null for what can't be one. We will send requests there, so it is an https address with a
 * public name: no bare addresses, no names of a private network, no credentials.
 */
export function pushEndpoint(text: string): string | null {
  const address = URL.parse(text)
  if (!address || address.protocol !== 'https:' || address.username || address.password) return null
  const name = address.hostname.replace(/\.$/, '')
  if (isIP(name) || name.startsWith('[') || !name.includes('.') || PRIVATE_NAME.test(name)) return null
  return address.href
}
