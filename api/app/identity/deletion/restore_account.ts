import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import AccountDeletion from './account_deletion.js'
import { lockMember } from '#app/identity/account/lock_member'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'
import { dropWantedRefunds } from '#app/credits/refunds/refunds_of_leavers'

/** Logs the member in unless banned. @throws TokenInvalid if the account can no longer be restored */
export async function restoreAccount({ auth }: HttpContext, link: LinkToken): Promise<Member> {
  const member = await lockMember(link.memberId)
  const deletion = await AccountDeletion.findBy({ memberId: member.id })
  if (!deletion?.isRestorable) throw new TokenInvalid()
  await member.profile.merge({ status: deletion.profileStatus!, leftAt: null, lastActiveAt: DateTime.now() }).save()
  await LinkToken.withdraw({ memberId: member.id, purpose: 'restore' })
  await dropWantedRefunds(member.id)
  await deletion.delete()
  if (member.status !== 'banned') await auth.use('member').login(member)
  return member
}
