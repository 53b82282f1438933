import type { HttpContext } from '@adonisjs/core/http'

/** A session's life; renewed by use (specification §9). */
export const SESSION_DAYS = 30

const SECONDS = SESSION_DAYS * 86_400

/** Browsers refuse `__Host-` cookies over plain HTTP, so localhost does without the prefix. */
function cookieName(ctx: HttpContext): string {
  return isLocalHost(ctx) ? 'sid' : '__Host-sid'
}

/** Whether this is a development host, served without TLS. */
export function isLocalHost({ request }: HttpContext): boolean {
  return /(^|\.)localhost$/.test(request.header('host')?.replace(/:\d+$/, '') ?? '')
}

/** The session's token from the request. */
export function readSessionCookie(ctx: HttpContext): string | undefined {
  return ctx.request.plainCookie(cookieName(ctx), { encoded: false }) || undefined
}

/** Host-only, unreadable for scripts, not sent along from other sites (contract, ASVS 3.3). */
export function writeSessionCookie(ctx: HttpContext, token: string): void {
  ctx.response.plainCookie(cookieName(ctx), token, {
    encode: false,
    maxAge: SECONDS,
    httpOnly: true,
    secure: !isLocalHost(ctx),
    sameSite: 'lax',
    path: '/',
  })
}

/** Forgets the session in the browser. */
export function clearSessionCookie(ctx: HttpContext): void {
  ctx.response.clearCookie(cookieName(ctx), { path: '/', secure: !isLocalHost(ctx) })
}
