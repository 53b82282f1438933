import encryption from '@adonisjs/core/services/encryption'
import { Secret, TOTP } from 'otpauth'
import { isFirstUse } from '#app/http/limits/first_use'
import { limitKey } from '#app/http/limits/limit_key'
import { ADMIN_HOST } from '#app/tenancy/hosts/hosts'
import type StaffMember from '#app/staff/accounts/staff_member'

/** As authenticators name the account. */
const ISSUER = 'Manyhearts'
const WINDOW = 1
const STEP_SECONDS = 30
const KEPT = '2 mins'

/** A secret for an authenticator, and the address by which it takes it (RFC 6238, otpauth://). */
export function newTotp({ email }: Pick<StaffMember, 'email'>): { secret: string; uri: string } {
  const totp = new TOTP({ issuer: `${ISSUER} (${ADMIN_HOST})`, label: email, secret: new Secret({ size: 20 }) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** Whether a code is valid now and unused (ASVS 6.5.1). */
export async function isTotp(
  { id, totpSecret }: Pick<StaffMember, 'id' | 'totpSecret'>,
  code: string
): Promise<boolean> {
  const secret = totpSecret && encryption.decrypt<string>(totpSecret)
  return secret ? isTotpOf(secret, id, code) : false
}

/** The same for a secret in base32 that isn't anybody's yet. */
export async function isTotpOf(secret: string, staffId: string, code: string): Promise<boolean> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS })
  const delta = totp.validate({ token: code, window: WINDOW })
  if (delta === null) return false
  const step = Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta
  return isFirstUse(limitKey(null, 'totp', `${staffId}.${step}.${code}`), KEPT)
}
