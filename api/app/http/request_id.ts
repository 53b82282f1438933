import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { http } from '#config/app'

const HEADER = 'x-request-id'
/** What proxies make: a UUID, or some other short name without a word in it. */
const FORM = /^[\w.-]{8,64}$/

const pages = new WeakMap<IncomingMessage, HttpContext>()

/** Marks what the server asks itself while it answers a visitor: it is no request of its own, and has the id of the visitor's. */
export function markAsPart(request: IncomingMessage, page: HttpContext): void {
  pages.set(request, page)
}

/** The page that a call is asked for. */
export function pageOf({ request }: HttpContext): HttpContext | undefined {
  return pages.get(request.request)
}

export function isPart(ctx: HttpContext): boolean {
  return pageOf(ctx) !== undefined
}

/** Every answer names the id by which its request is found in the log. One that came along counts only from a proxy of ours. */
export function settleRequestId(ctx: HttpContext): void {
  const { request, response } = ctx
  const raw = request.request
  if (!isPart(ctx) && isGiven(raw) && !isProxys(raw)) {
    raw.headers[HEADER] = randomUUID()
    ctx.logger = logger.child({ request_id: request.id() })
  }
  response.header('X-Request-Id', request.id()!)
}

/** AdonisJS puts an id that it made among the headers, but not among those that came. */
function isGiven({ rawHeaders }: IncomingMessage): boolean {
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === HEADER.length && rawHeaders[index]!.toLowerCase() === HEADER) return true
  return false
}

function isProxys({ headers, socket }: IncomingMessage): boolean {
  return FORM.test(String(headers[HEADER])) && http.trustProxy(socket.remoteAddress ?? '', 0)
}
