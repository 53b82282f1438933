import { lookup as lookUp } from 'node:dns'
import { request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import app from '@adonisjs/core/services/app'
import { isPublicAddress } from './subscriptions/is_public_address.js'
import { pushEndpoint } from './subscriptions/push_endpoint.js'

interface PushRequest {
  endpoint: string
  method: string
  headers: Record<string, string | number>
  body: Buffer | null
}

const PATIENCE_MS = 5_000

/** Prevents SSRF, as browsers supply the address: public hosts only, no redirects. @returns status; 410 for an invalid address */
export function deliverPush({ endpoint, method, headers, body }: PushRequest): Promise<number> {
  const isPlain = isOnThisMachine(endpoint)
  if (!isPlain && !pushEndpoint(endpoint)) return Promise.resolve(410)
  return new Promise((done, fail) => {
    const send = isPlain ? requestPlainly : request
    const sent = send(endpoint, {
      method,
      headers,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(!isPlain && { lookup: lookUpPublic }),
    })
    sent
      .once('error', fail)
      .once('response', (response) => {
        response.destroy()
        done(response.statusCode!)
      })
      .end(body)
  })
}

/** A test's push service; browsers can't subscribe with such an address. */
function isOnThisMachine(endpoint: string): boolean {
  return app.inTest && URL.parse(endpoint)?.hostname === '127.0.0.1'
}

/** A public name may resolve to a private network. */
const lookUpPublic: LookupFunction = (name, options, found) => {
  lookUp(name, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, [])
    const open = addresses.filter(({ address }) => isPublicAddress(address))
    if (open.length === 0) found(new Error(`${name} is no public host`), [])
    else if (options.all) found(null, open)
    else found(null, open[0]!.address, open[0]!.family)
  })
}
