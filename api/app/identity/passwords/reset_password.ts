import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { enqueue } from '#app/jobs/enqueue'
import { aside } from '#app/tenancy/context/tenant_context'
import { endSessions } from '#app/identity/sessions/end_sessions'
import { hashPassword } from '#app/identity/password_checks/hash_password'
import { rememberDevice } from '#app/identity/password_checks/known_device'
import { linkByToken } from '#app/identity/tokens/link_by_token'
import { lockedMember } from '#app/identity/tokens/lock_linked_member'
import { forgiveLogIns } from '#app/identity/password_checks/log_in_attempt'
import type Member from '#app/members/people/member'
import { withdrawLinks } from '#app/identity/tokens/withdraw_links'

/**
 * Gives the member a link was sent to a new password and logs him in; wherever else somebody was logged in as him, he is no
 * longer, and a change of address that was asked for there is off. Passwords that were guessed wrong before don't keep him out
 * any more.
 * @throws TokenInvalid TooManyAttempts
 */
export async function resetPassword(ctx: HttpContext, token: string, password: string): Promise<Member> {
  // Asked for twice: hashing takes its time and is for nobody without a good link, and no transaction waits for it.
  const link = await aside(() => linkByToken('password_reset', token))
  const passwordHash = await hashPassword(password)
  const member = await lockedMember(link)
  await link.useUp()
  await member.merge({ passwordHash }).save()
  await withdrawLinks(member.id)
  await endSessions(member)
  await ctx.auth.use('member').login(member)
  rememberDevice(ctx, member)
  await enqueue('send_mail', { mail: 'password_changed', member: member.id })
  await forgiveLogIns(siteOf(ctx), member.email)
  return member
}
