import LinkToken, { type LinkPurpose } from '#app/identity/tokens/link_token'
import Member from '#app/members/people/member'

/** Mails that also go to members who are shut out; instead of a new password they are told what they may still do. */
const OUTWARD: readonly LinkPurpose[] = ['deletion', 'restore', 'export', 'shut_out', 'password_reset']

/** A usable link with its member; null when used, expired, or closed to a member who is shut out. */
export async function linkedMember(
  purpose: LinkPurpose,
  id: string
): Promise<{ link: LinkToken; member: Member } | null> {
  const link = await LinkToken.find(id)
  if (!link || link.isNobodys || link.purpose !== purpose || link.isUsed || link.isExpired) return null
  const member = await Member.query().where('id', link.memberId).preload('profile').first()
  const isClosed = member?.isShutOut && !OUTWARD.includes(purpose)
  return member && !isClosed ? { link, member } : null
}
