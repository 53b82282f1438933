import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { UNPROMPTED } from './fetch_site.js'
import { MarkerMissing, WrongContentType } from './http_errors.js'

/** Sent by all our scripts; a page of another origin can't add it. */
export const MARKER = ['x-requested-with', 'manyhearts'] as const

/** GETs that change something (specification §7), so they need the marker as well. */
const CHANGING_GETS = ['/api/logout.php', '/api/auto-like.php']

/** A beacon can't set headers, so its origin is the only proof. */
const BEACON = '/api/page-hidden.php'

/** Each gateway verifies its own webhooks. */
const WEBHOOK = /^\/api\/webhooks\//

/** Scripts call these with an access token, and with manifests in YAML. */
const MANIFESTS = /^\/api\/manifests\//
const SIGNUP = '/api/signup'

/** The photo itself is the body; its type is read from its bytes. */
const PHOTOS = '/api/photos'

/** The only form that browsers send without a script; it can't set headers. */
const FORM = '/complaints'

const YAML = ['application/yaml', 'application/x-yaml', 'text/yaml']

export default class MarkerMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const path = request.url()
    if (path === FORM && request.method() === 'POST' && !isFromHere(request)) throw new MarkerMissing()
    if (changes(request.method(), path) && path.startsWith('/api/')) {
      if (!isOurs(request, path)) throw new MarkerMissing()
      if (bringsBody(request) && !isFree(path) && !request.is(typesOf(path))) throw new WrongContentType()
    }
    return next()
  }
}

function byToken(request: HttpContext['request']): boolean {
  const path = request.url()
  return (MANIFESTS.test(path) || path === SIGNUP) && /^bearer\b/i.test(request.header('authorization') ?? '')
}

function typesOf(path: string): string[] {
  if (path === PHOTOS) return ['image/*', 'application/octet-stream']
  return MANIFESTS.test(path) ? ['application/json', ...YAML] : ['application/json']
}

function isOurs(request: HttpContext['request'], path: string): boolean {
  const origin = originOf(request)
  if (WEBHOOK.test(path)) return origin !== 'elsewhere'
  const fetchSite = request.header('sec-fetch-site') ?? 'none'
  if (origin === 'elsewhere' || !UNPROMPTED.includes(fetchSite)) return false
  const isMarked = request.header(MARKER[0]) === MARKER[1] || byToken(request)
  return isMarked || (path === BEACON && origin === 'here')
}

function isFromHere(request: HttpContext['request']): boolean {
  return originOf(request) === 'here' && UNPROMPTED.includes(request.header('sec-fetch-site') ?? 'none')
}

function originOf(request: HttpContext['request']): 'here' | 'elsewhere' | 'unsaid' {
  const origin = request.header('origin')
  if (!origin) return 'unsaid'
  return URL.parse(origin)?.hostname === request.header('host') ? 'here' : 'elsewhere'
}

/** Browsers send `Content-Length: 0` with a POST without a body, which AdonisJS takes for a body. */
function bringsBody(request: HttpContext['request']): boolean {
  return request.hasBody() && request.header('content-length') !== '0'
}

function changes(method: string, path: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) || CHANGING_GETS.includes(path)
}

function isFree(path: string): boolean {
  return path === BEACON || WEBHOOK.test(path)
}
