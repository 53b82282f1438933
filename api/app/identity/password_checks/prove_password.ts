import type { HttpContext } from '@adonisjs/core/http'
import { fieldRefused } from '#app/http/validation/field_refused'
import { AuthenticationRequired } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { attempt } from '#app/http/limits/attempt'
import { limitKey } from '#app/http/limits/limit_key'
import { memberBySession } from '#app/identity/sessions/member_by_session'
import { verifyPassword } from '#app/identity/password_checks/verify_password'

const TRIES = 5

/** Call it before your own transaction, as hashing is slow. @throws AuthenticationRequired TooManyAttempts, 422 for `field` */
export async function provePassword(ctx: HttpContext, password: string, field: string): Promise<void> {
  const signedIn = await inSeparateTransaction(() => memberBySession(ctx.auth.use('member').tokenHash))
  if (!signedIn) throw new AuthenticationRequired()
  const { id, passwordHash } = signedIn.member
  const typing = await attempt(limitKey(siteOf(ctx), 'own-password', id), TRIES)
  const isRight = await verifyPassword(passwordHash, password).catch(async (error) => {
    await typing.withdraw()
    throw error
  })
  if (!isRight) {
    await typing.fail()
    throw fieldRefused(field, 'password_wrong')
  }
  await typing.succeed()
}
