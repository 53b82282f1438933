import AccountDeletion from '#app/identity/deletion/account_deletion'
import { endSessions } from '#app/identity/sessions/end_sessions'
import type Member from '#app/members/people/member'

/**
 * Shuts a locked, activated member out, or lets them in again: nobody sees them meanwhile, and their address can't sign up again.
 * Whatever else hides a profile goes on hiding it. @returns false where it is so already
 */
export async function banMember(member: Member, banned: boolean): Promise<boolean> {
  if ((member.status === 'banned') === banned) return false
  await member.merge({ status: banned ? 'banned' : 'active' }).save()
  const { profile } = member
  const status = banned || profile.paused || profile.isHeldBack ? 'disabled' : 'active'
  if (profile.leftAt) await AccountDeletion.query().where('member_id', member.id).update({ profile_status: status })
  else await profile.merge({ status }).save()
  if (banned) await endSessions(member)
  return true
}
