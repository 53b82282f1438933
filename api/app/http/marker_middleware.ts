import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { UNPROMPTED } from './fetch_site.js'
import { MarkerMissing, WrongContentType } from './http_errors.js'
import { factsOf, type Proof } from './route_facts.js'

type Request = HttpContext['request']

/** Sent by all our scripts; a page of another origin can't add it. */
export const MARKER = ['x-requested-with', 'manyhearts'] as const

const PROOFS: Record<Exclude<Proof, 'secret'>, (request: Request) => boolean> = {
  marker: (request) => request.header(MARKER[0]) === MARKER[1],
  token: (request) => /^bearer\b/i.test(request.header('authorization') ?? ''),
  origin: (request) => originOf(request) === 'here',
  signature: () => true,
}

/** Refuses what other sites send in a member's name, and bodies of a content type that the route doesn't take. */
export default class MarkerMiddleware {
  handle({ request, route }: HttpContext, next: NextFn) {
    const { proofs, types } = factsOf(route!)
    if (proofs.length === 0) return next()
    if (!isOurs(request, proofs)) throw new MarkerMissing()
    const isAnyTaken = types.includes('*/*')
    if (bringsBody(request) && !isAnyTaken && !request.is([...types])) throw new WrongContentType()
    return next()
  }
}

function isOurs(request: Request, proofs: readonly Proof[]): boolean {
  const isFromElsewhere = originOf(request) === 'elsewhere' || !UNPROMPTED.includes(fetchSiteOf(request))
  return proofs.some((proof) => proof === 'secret' || (!isFromElsewhere && PROOFS[proof](request)))
}

function fetchSiteOf(request: Request): string {
  return request.header('sec-fetch-site') ?? 'none'
}

function originOf(request: Request): 'here' | 'elsewhere' | 'unsaid' {
  const origin = request.header('origin')
  if (!origin) return 'unsaid'
  return origin === siteAddress(request.header('host')!, '') ? 'here' : 'elsewhere'
}

/** Browsers send `Content-Length: 0` with a POST without a body, which AdonisJS takes for a body. */
function bringsBody(request: Request): boolean {
  return request.hasBody() && request.header('content-length') !== '0'
}
