/** What links of mails carry as their whole path (256 bits in base64url): who reads it can use it. */
const SECRET = /[\w-]{43,}/g
const LONGEST = 200

/**
 * The page a request came from, as a log may hold it: a path of the own host without query and without a link's token. Null
 * for what is no page of this host.
 */
export function pageOfReferrer(referrer: string | undefined, host: string): string | null {
  const address = referrer ? URL.parse(referrer) : null
  if (!address || !/^https?:$/.test(address.protocol) || address.hostname !== host) return null
  return address.pathname.replace(SECRET, '{token}').slice(0, LONGEST)
}
