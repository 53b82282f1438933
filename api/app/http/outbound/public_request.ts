import { lookup as lookUp } from 'node:dns'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import app from '@adonisjs/core/services/app'
import { isPublicAddress } from './is_public_address.js'

interface OutboundRequest {
  method: string
  headers: Record<string, string | number>
  body?: string | Uint8Array | null
  signal: AbortSignal
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

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
    if (!isHere && !isOpen(url, isStrict)) throw new NotPublic(url.host)
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

function isOpen({ protocol, port, hostname, username, password }: URL, isStrict: boolean): boolean {
  const ip = hostname.replace(/^\[|\]$/g, '')
  const isSafe = protocol === 'https:' && !username && !password && (port === '' || !isStrict)
  return isSafe && (isIP(ip) === 0 || isPublicAddress(ip))
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
