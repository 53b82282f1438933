import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import { isLocalHost } from '#app/tenancy/hosts/is_local_host'

const YEAR_IN_SECONDS = 365 * 86_400

let secret: Buffer | undefined

/** The mark of a browser this member has used; failed logins are then counted per browser, so strangers can't lock them out. */
export function knownDevice(ctx: HttpContext, member: Member | undefined): string | undefined {
  const mark = ctx.request.plainCookie(cookieName(ctx), { encoded: false }) as string | undefined
  const [random, mac] = mark?.split('.') ?? []
  if (!member || !random || !mac) return undefined
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(random, member))]
  return given.length === right.length && timingSafeEqual(given, right) ? mark : undefined
}

/** Only for activated members, as anyone can sign up with any address. */
export function rememberDevice(ctx: HttpContext, member: Member): void {
  if (!member.isActivated || knownDevice(ctx, member)) return
  const random = randomBytes(16).toString('base64url')
  ctx.response.plainCookie(cookieName(ctx), `${random}.${macOf(random, member)}`, {
    encode: false,
    maxAge: YEAR_IN_SECONDS,
    httpOnly: true,
    secure: !isLocalHost(ctx),
    sameSite: 'lax',
    path: '/',
  })
}

function macOf(random: string, { id }: Member): string {
  secret ??= derivedSecret('known devices')
  return createHmac('sha256', secret).update(`${currentTenant().id}.${id}.${random}`).digest('base64url')
}

function cookieName(ctx: HttpContext): string {
  return isLocalHost(ctx) ? 'device' : '__Host-device'
}
