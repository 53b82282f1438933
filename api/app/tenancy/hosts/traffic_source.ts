import type { HttpContext } from '@adonisjs/core/http'

/** Says that a visitor came by a partner's link, not by whose. */
const TRAFFIC_SOURCE_COOKIE = 'partner-link'

/** Whether this request, or an earlier one of this visitor, names who referred them (specification §3, Tracking). */
export function hasTrafficSource(ctx: HttpContext): boolean {
  return namesTrafficSource(ctx) || ctx.request.plainCookie(TRAFFIC_SOURCE_COOKIE, { encoded: false }) === '1'
}

/** Remembers a traffic source until the browser is closed. */
export function rememberTrafficSource(ctx: HttpContext, { secure }: { secure: boolean }): void {
  if (!namesTrafficSource(ctx)) return
  ctx.response.plainCookie(TRAFFIC_SOURCE_COOKIE, '1', { encode: false, maxAge: undefined, secure })
}

function namesTrafficSource({ request }: HttpContext): boolean {
  const { network, ref } = request.qs()
  return Boolean(network || ref)
}
