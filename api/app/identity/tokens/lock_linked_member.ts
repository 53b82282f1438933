import { TokenInvalid } from '#app/identity/account/identity_errors'
import type LinkToken from '#app/identity/tokens/link_token'
import Member from '#app/members/people/member'

/**
 * The member a link was sent to, to be given another password or address: of two such changes at once one waits for the other.
 * Asked for before any link is used up, always in this order, so that no two wait for each other.
 * @throws TokenInvalid for whoever is banned meanwhile
 */
export async function lockedMember({ memberId }: LinkToken): Promise<Member> {
  const member = await Member.query()
    .where('id', memberId)
    .whereIn('status', ['active', 'not_confirmed'])
    .forUpdate()
    .preload('profile')
    .first()
  if (!member) throw new TokenInvalid()
  return member
}
