import type { HttpContext } from '@adonisjs/core/http'
import { isLocalHost } from '#app/tenancy/hosts/is_local_host'

/** Renewed by use (specification §9). */
export const SESSION_DAYS = 30

const DAY_IN_SECONDS = 86_400

/** Browsers refuse `__Host-` cookies over plain HTTP, so localhost does without the prefix. */
function cookieName(ctx: HttpContext): string {
  return isLocalHost(ctx) ? 'sid' : '__Host-sid'
}

export function readSessionCookie(ctx: HttpContext): string | undefined {
  return ctx.request.plainCookie(cookieName(ctx), { encoded: false }) || undefined
}

/** Host-only, HttpOnly and SameSite (contract, ASVS 3.3). */
export function writeSessionCookie(ctx: HttpContext, token: string, seconds = SESSION_DAYS * DAY_IN_SECONDS): void {
  ctx.response.plainCookie(cookieName(ctx), token, {
    encode: false,
    maxAge: seconds,
    httpOnly: true,
    secure: !isLocalHost(ctx),
    sameSite: 'lax',
    path: '/',
  })
}

/** The browser also forgets pages, photos and notes of the member; other cookies, such as the language, stay. */
export function clearSessionCookie(ctx: HttpContext): void {
  ctx.response.header('Clear-Site-Data', '"cache", "storage"')
  ctx.response.clearCookie(cookieName(ctx), { path: '/', secure: !isLocalHost(ctx) })
}
