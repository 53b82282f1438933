import LinkToken, { type LinkPurpose } from '#app/identity/tokens/link_token'
import Member from '#app/members/people/member'

/** Links that still work for banned members. */
const OUTWARD: readonly LinkPurpose[] = ['deletion', 'restore', 'export']

/** A usable link with its member; null when used, expired, or closed to a banned member. */
export async function linkedMember(
  purpose: LinkPurpose,
  id: string
): Promise<{ link: LinkToken; member: Member } | null> {
  const link = await LinkToken.find(id)
  if (!link || link.isNobodys || link.purpose !== purpose || link.isUsed || link.isExpired) return null
  const member = await Member.query().where('id', link.memberId).preload('profile').first()
  const isClosed = member?.status === 'banned' && !OUTWARD.includes(purpose)
  return member && !isClosed ? { link, member } : null
}
