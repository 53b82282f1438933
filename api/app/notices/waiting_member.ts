import LinkToken from '#app/identity/link_token'
import Member from '#app/identity/member'
import { addressOwner } from './address_owner.js'

interface Waiting {
  link: LinkToken
  member: Member
  /** The one who has that address already. */
  owner: Member | null
}

/** The member whom a link still can activate; null when nothing waits for it. */
export async function waitingMember(id: string): Promise<Waiting | null> {
  const link = await LinkToken.find(id)
  const member = link && (await Member.query().where('id', link.memberId).preload('profile').first())
  if (!link || !member || link.isUsed || link.isExpired || member.isActivated) return null
  return { link, member, owner: await addressOwner(member.email) }
}
