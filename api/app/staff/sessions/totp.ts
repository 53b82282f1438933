import encryption from '@adonisjs/core/services/encryption'
import limiter from '@adonisjs/limiter/services/main'
import { Secret, TOTP } from 'otpauth'
import { limitKey } from '#app/http/limits/limit_key'
import type StaffMember from '#app/staff/accounts/staff_member'

const WINDOW = 1
const STEP_SECONDS = 30
const KEPT = '2 mins'

/** Whether a code is valid now and unused (ASVS 6.5.1). */
export async function isTotp({ id, totpSecret }: StaffMember, code: string): Promise<boolean> {
  const secret = totpSecret && encryption.decrypt<string>(totpSecret)
  if (!secret) return false
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS }).validate({
    token: code,
    window: WINDOW,
  })
  if (delta === null) return false
  const step = Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta
  const { consumed } = await limiter
    .use('database', { requests: 1, duration: KEPT })
    .increment(limitKey(null, 'totp', `${id}.${step}`))
  return consumed === 1
}
