import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import AccountDeletion from './account_deletion.js'
import { heldMember } from '#app/identity/account/lock_member'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'
import RefundRequest from '#app/credits/refunds/refund_request'

/**
 * Brings back who left, as he was: his profile, likes, conversations, credits. He is logged in, unless he is banned.
 * @throws TokenInvalid when the link was used meanwhile, or his time is over
 */
export async function restore({ auth }: HttpContext, link: LinkToken): Promise<Member> {
  const member = await heldMember(link.memberId)
  const deletion = await AccountDeletion.findBy({ memberId: member.id })
  if (!deletion?.isRestorable) throw new TokenInvalid()
  await member.profile.merge({ status: deletion.profileStatus!, leftAt: null, lastActiveAt: DateTime.now() }).save()
  await LinkToken.withdraw({ memberId: member.id, purpose: 'restore' })
  await withdrawRefunds(member.id)
  await deletion.delete()
  if (member.status !== 'banned') await auth.use('member').login(member)
  return member
}

/** Takes back what a member wanted refunded, because he stays; what was paid already stays paid. */
async function withdrawRefunds(memberId: string): Promise<void> {
  await RefundRequest.query().where('member_id', memberId).whereNull('settled_at').delete()
}
