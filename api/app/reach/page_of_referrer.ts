/** Tokens in mail links (256 bits in base64url), which must not be logged. */
const SECRET = /[\w-]{43,}/g
const LONGEST = 200

/** Path of a page on this host for logging, without query and tokens; null for anything else. */
export function pageOfReferrer(referrer: string | undefined, host: string): string | null {
  const address = referrer ? URL.parse(referrer) : null
  if (!address || !/^https?:$/.test(address.protocol) || address.hostname !== host) return null
  return address.pathname.replace(SECRET, '{token}').slice(0, LONGEST)
}
