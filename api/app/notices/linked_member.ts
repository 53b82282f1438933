import LinkToken from '#app/identity/link_token'
import Member from '#app/identity/member'

/** A link that still is good, and the member it is for, ready to be written to; null when there is nothing to write about. */
export async function linkedMember(id: string): Promise<{ link: LinkToken; member: Member } | null> {
  const link = await LinkToken.find(id)
  if (!link || link.isNobodys || link.isUsed || link.isExpired) return null
  const member = await Member.query().where('id', link.memberId).whereNot('status', 'banned').preload('profile').first()
  return member && { link, member }
}
