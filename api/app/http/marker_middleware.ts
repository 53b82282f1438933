import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { MarkerMissing, WrongContentType } from './http_errors.js'

/** The header every scripted request of our own carries; a page of another origin can't add it. */
export const MARKER = ['x-requested-with', 'manyhearts'] as const

/** GETs that change something (specification §7), so they need the marker as well. */
const CHANGING_GETS = ['/api/logout.php', '/api/auto-like.php']

/** Requests whose proof is something else: a beacon can't set headers, a webhook is verified by its gateway. */
const EXEMPT = /^\/api\/(page-hidden\.php$|webhooks\/)/

/** Keeps other sites from acting in a member's name. */
export default class MarkerMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const path = request.url()
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(request.method()) || CHANGING_GETS.includes(path)
    if (changes && path.startsWith('/api/')) {
      const fromHere = sameOrigin(request)
      const marked = request.header(MARKER[0]) === MARKER[1]
      if (!fromHere || !(marked || EXEMPT.test(path))) throw new MarkerMissing()
      if (bringsBody(request) && !EXEMPT.test(path) && !request.is(['application/json'])) throw new WrongContentType()
    }
    return next()
  }
}

/** Browsers say of a POST without a body that its length is 0, which counts as one. */
function bringsBody(request: HttpContext['request']): boolean {
  return request.hasBody() && request.header('content-length') !== '0'
}

function sameOrigin(request: HttpContext['request']): boolean {
  const site = request.header('sec-fetch-site')
  const origin = request.header('origin')
  if (site && site !== 'same-origin' && site !== 'none') return EXEMPT.test(request.url()) && !origin
  if (!origin) return true
  try {
    return new URL(origin).hostname === request.header('host')
  } catch {
    return false
  }
}
