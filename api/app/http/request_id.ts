import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { http } from '#config/app'

const HEADER = 'x-request-id'
/** What proxies make: a UUID, or some other short name without a word in it. */
const FORM = /^[\w.-]{8,64}$/

const parts = new WeakSet<IncomingMessage>()

/** Marks what the server asks itself while it answers a visitor: it is no request of its own, and has the id of the visitor's. */
export function markAsPart(request: IncomingMessage): void {
  parts.add(request)
}

export function isPart({ request }: HttpContext): boolean {
  return parts.has(request.request)
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
