import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { withdrawRefunds } from '#app/credits/withdraw_refunds'
import AccountDeletion from './account_deletion.js'
import { heldMember } from './held_member.js'
import { TokenInvalid } from './identity_errors.js'
import LinkToken from './link_token.js'
import type Member from './member.js'

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
