import type { HttpContext } from '@adonisjs/core/http'
import { siteOf } from '#app/tenancy/sites/site_of'
import { enqueue } from '#app/jobs/enqueue'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import { endSessions } from '#app/identity/sessions/end_sessions'
import { refuseOwnWords } from '#app/identity/password_checks/refuse_own_words'
import { hashPassword } from '#app/identity/password_checks/hash_password'
import { rememberDevice } from '#app/identity/password_checks/known_device'
import { linkByToken } from '#app/identity/tokens/link_by_token'
import { lockLinkedMember } from '#app/identity/tokens/lock_linked_member'
import { forgiveLogIns } from '#app/identity/password_checks/log_in_attempt'
import type Member from '#app/members/people/member'
import { withdrawLinks } from '#app/identity/tokens/withdraw_links'

/** @throws TokenInvalid TooManyAttempts, 422 for a `password` made of what is known of the member */
export async function resetPassword(ctx: HttpContext, token: string, password: string): Promise<Member> {
  // Checked twice: hashing is slow, so it needs a valid link and must run outside the transaction.
  const link = await inSeparateTransaction(() => linkByToken('password_reset', token))
  const passwordHash = await hashPassword(password)
  const member = await lockLinkedMember(link)
  await refuseOwnWords(password, member, siteOf(ctx))
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
