import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedSecret } from '#app/tenancy/context/database_roles'

const TOLERANCE_S = 300

export const SIGNATURE_HEADER = 'sandbox-signature'

export function apiKey(): string {
  return derivedSecret('sandbox gateway api key').toString('hex')
}

export function isApiKey(authorization: string | undefined): boolean {
  return equal(authorization ?? '', `Bearer ${apiKey()}`)
}

/** Signs time and body together, so that neither can be replaced. */
export function sign(body: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${mac(`${at}.${body}`)}`
}

export function isSigned(body: string, signature: unknown, now = Date.now() / 1000): boolean {
  const [, at, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof signature === 'string' ? signature : '') ?? []
  return !!at && !!given && Math.abs(now - Number(at)) <= TOLERANCE_S && equal(given, mac(`${at}.${body}`))
}

function mac(text: string): string {
  return createHmac('sha256', derivedSecret('sandbox gateway notifications')).update(text).digest('hex')
}

function equal(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one, 'latin1'), Buffer.from(other, 'latin1'))
}
