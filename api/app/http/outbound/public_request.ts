import { lookup as lookUp } from 'node:dns'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { LookupFunction } from 'node:net'
import app from '@adonisjs/core/services/app'
import { isPublicAddress } from './is_public_address.js'
import { isPublicUrl, LOOPBACK } from './is_public_url.js'

interface OutboundRequest {
  method: string
  headers: Record<string, string | number>
  body?: string | Uint8Array | null
  signal: AbortSignal
}

/**
 * Asks a server whose address others choose (SSRF): by HTTPS on port 443, at a public address, and redirects are not followed.
 * `isStrict` off, as outside production, also allows other ports, and this machine by any scheme.
 */
export function publicRequest(
  address: string,
  { body, ...options }: OutboundRequest,
  isStrict = app.inProduction
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const url = new URL(address)
    const isHere = !isStrict && LOOPBACK.includes(url.hostname)
    if (!isHere && !isPublicUrl(url, isStrict)) throw new NotPublic(url.host)
    const request = url.protocol === 'https:' ? requestSecurely : requestPlainly
    request(url, { ...options, agent: false, ...(!isHere && { lookup: lookUpPublic }) })
      .once('error', fail)
      .once('response', done)
      .end(body ?? undefined)
  })
}

class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is no public host`)
  }
}

/** A public name may resolve to a private network; the address that was checked is the one that is connected to. */
const lookUpPublic: LookupFunction = (name, options, found) => {
  lookUp(name, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, [])
    const open = addresses.filter(({ address }) => isPublicAddress(address))
    if (open.length === 0) found(new NotPublic(name), [])
    else if (options.all) found(null, open)
    else found(null, open[0]!.address, open[0]!.family)
  })
}
