import type { HttpContext } from '@adonisjs/core/http'
import { AuthenticationRequired } from '#app/http/http_errors'
import { siteOf } from '#app/tenancy/sites/site_of'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { limitKey } from '#app/http/limits/limit_key'
import { memberBySession } from '#app/identity/sessions/member_by_session'
import { proveTypedPassword } from './prove_typed_password.js'

/** Call it before your own transaction, as hashing is slow. @throws AuthenticationRequired TooManyAttempts, 422 for `field` */
export async function provePassword(ctx: HttpContext, password: string, field: string): Promise<void> {
  const signedIn = await inSeparateTransaction(() => memberBySession(ctx.auth.use('member').tokenHash))
  if (!signedIn) throw new AuthenticationRequired()
  const { id, passwordHash } = signedIn.member
  await proveTypedPassword({ key: limitKey(siteOf(ctx), 'own-password', id), passwordHash, password, field })
}
