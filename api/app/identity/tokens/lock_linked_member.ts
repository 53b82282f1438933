import { TokenInvalid } from '#app/identity/account/identity_errors'
import type LinkToken from '#app/identity/tokens/link_token'
import Member from '#app/members/people/member'

/** Lock the member before using up any link, always in this order, to avoid deadlocks. @throws TokenInvalid if shut out */
export async function lockLinkedMember({ memberId }: LinkToken): Promise<Member> {
  const member = await Member.query()
    .where('id', memberId)
    .whereIn('status', ['active', 'not_confirmed'])
    .forUpdate()
    .preload('profile')
    .first()
  if (!member) throw new TokenInvalid()
  return member
}
