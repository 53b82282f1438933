import env from '#start/env'
import { isLocalName } from '#app/tenancy/hosts/is_local_host'

/** Plain HTTP with our port on this machine, HTTPS everywhere else. */
export function siteAddress(host: string, path: string): string {
  const origin = isLocalName(host) ? `http://${host}:${env.get('PORT')}` : `https://${host}`
  return `${origin}${path}`
}
