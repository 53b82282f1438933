import { TokenInvalid } from '#app/identity/account/identity_errors'
import { linkByToken } from '#app/identity/tokens/link_by_token'
import Member from '#app/members/people/member'

/**
 * Whose a mailed link is that tells what somebody who can't log in may still do; it works until it expires, however often it is used.
 * @throws TokenInvalid
 */
export async function shutOutMember(token: string): Promise<Member> {
  const { memberId } = await linkByToken('shut_out', token)
  const member = await Member.query().where('id', memberId).preload('profile').firstOrFail()
  if (member.profile.leftAt) throw new TokenInvalid()
  return member
}

/** The same for what only they need: everybody else logs in. @throws TokenInvalid */
export async function memberStillShutOut(token: string): Promise<Member> {
  const member = await shutOutMember(token)
  if (!member.isShutOut) throw new TokenInvalid()
  return member
}
