import type { HttpContext } from '@adonisjs/core/http'
import { enqueue } from '#app/jobs/enqueue'
import { endSessions } from '#app/identity/sessions/end_sessions'
import { hashPassword } from '#app/identity/password_checks/hash_password'
import { provePassword } from '#app/identity/password_checks/prove_password'
import { refuseOwnWords } from '#app/identity/password_checks/refuse_own_words'
import { siteOf } from '#app/tenancy/sites/site_of'
import { withdrawLinks } from '#app/identity/tokens/withdraw_links'

interface Passwords {
  old_password: string
  password: string
}

/** Ends the other sessions and renews this one's token. @throws TooManyAttempts, 422 */
export async function changePassword(ctx: HttpContext, { old_password, password }: Passwords): Promise<void> {
  await provePassword(ctx, old_password, 'old_password')
  const passwordHash = await hashPassword(password)
  const guard = ctx.auth.use('member')
  const member = await guard.authenticate()
  await refuseOwnWords(password, member, siteOf(ctx))
  await member.merge({ passwordHash }).save()
  await endSessions(member, guard.getSessionOrFail())
  await guard.renewToken()
  await withdrawLinks(member.id)
  await enqueue('send_mail', { mail: 'password_changed', member: member.id })
}
