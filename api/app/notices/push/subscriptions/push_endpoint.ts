import { isIP } from 'node:net'

/** Names that never resolve publicly (RFC 6761, 6762, 8375, ICANN's `internal`). */
const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/

/** Only https with a public host name and no credentials, as we send requests there; null for anything else. */
export function pushEndpoint(text: string): string | null {
  const address = URL.parse(text)
  if (!address || address.protocol !== 'https:' || address.username || address.password) return null
  const name = address.hostname.replace(/\.$/, '')
  if (isIP(name) || name.startsWith('[') || !name.includes('.') || PRIVATE_NAME.test(name)) return null
  return address.href
}
