import { DateTime } from 'luxon'
import { dropWantedRefunds } from '#app/credits/refunds/refunds_of_leavers'
import { enqueue } from '#app/jobs/enqueue'
import LinkToken from '#app/identity/tokens/link_token'
import type Member from '#app/members/people/member'
import AccountDeletion from './account_deletion.js'

/** Makes a locked member's account as it would be if they hadn't left. @returns false if they didn't leave, or it is too late */
export async function takeBackDeletion(member: Member): Promise<boolean> {
  const deletion = await AccountDeletion.findBy({ memberId: member.id })
  if (!deletion?.isRestorable) return false
  const { profile } = member
  void profile.merge({ leftAt: null, lastActiveAt: DateTime.now() })
  await profile.merge({ status: profile.statusFor(member) }).save()
  await LinkToken.withdraw({ memberId: member.id, purpose: 'restore' })
  await dropWantedRefunds(member.id)
  await deletion.delete()
  await enqueue('log_deletion', { member: member.id })
  return true
}
