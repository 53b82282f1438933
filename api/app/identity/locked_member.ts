import { TokenInvalid } from './identity_errors.js'
import type LinkToken from './link_token.js'
import Member from './member.js'

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
