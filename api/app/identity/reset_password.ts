import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/http/site_of'
import { enqueue } from '#app/notices/enqueue'
import { aside } from '#app/tenancy/tenant_context'
import { endSessions } from './end_sessions.js'
import { hashPassword } from './hash_password.js'
import { rememberDevice } from './known_device.js'
import { linkByToken } from './link_by_token.js'
import { lockedMember } from './locked_member.js'
import { forgiveLogIns } from './log_in_attempt.js'
import type Member from './member.js'
import { withdrawLinks } from './withdraw_links.js'

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
