import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { isLocalHost } from '#app/tenancy/hosts/is_local_host'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import type { Site } from '#app/tenancy/sites/site'

/** Long enough to show it to somebody else, who may live elsewhere. */
export const PREVIEW_HOURS = 24

/** States that nobody sees but by a pass. */
const PREVIEWED: readonly Site['state'][] = ['draft', 'paused']

/** Beginning of the address of a preview link, which a brand answers in any state. */
export const PREVIEW_PATH = '/preview/'

const PASS = /^(\d{10})\.([\w-]{43})$/

let secret: Buffer | undefined

/** Lets whoever has it see a brand that isn't open, until it ends. @param until in seconds since 1970 */
export function previewPass(tenantId: string, until: number): string {
  return `${until}.${macOf(tenantId, until).toString('base64url')}`
}

/** Seconds for which a pass is still good; undefined when it isn't, or was made for another brand. */
export function secondsOfPass(tenantId: string, pass: string | undefined): number | undefined {
  const [, until, mac] = PASS.exec(pass ?? '') ?? []
  if (!until || !mac || !timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(tenantId, Number(until))))
    return undefined
  const seconds = Number(until) - Math.floor(Date.now() / 1000)
  return seconds > 0 ? seconds : undefined
}

/** Whether a visitor looks at a brand that isn't open: nothing is done there, so nobody signs up or pays. */
export function isPreview(ctx: HttpContext, { id, state }: Site): boolean {
  if (!PREVIEWED.includes(state) || !['GET', 'HEAD'].includes(ctx.request.method())) return false
  return secondsOfPass(id, ctx.request.plainCookie(cookieName(ctx), { encoded: false })) !== undefined
}

export function writePreviewCookie(ctx: HttpContext, pass: string, seconds: number): void {
  ctx.response.plainCookie(cookieName(ctx), pass, {
    encode: false,
    maxAge: seconds,
    httpOnly: true,
    secure: !isLocalHost(ctx),
    sameSite: 'lax',
    path: '/',
  })
}

function macOf(tenantId: string, until: number): Buffer {
  secret ??= derivedSecret('preview links')
  return createHmac('sha256', secret).update(`${tenantId}.${until}`).digest()
}

function cookieName(ctx: HttpContext): string {
  return isLocalHost(ctx) ? 'preview' : '__Host-preview'
}
