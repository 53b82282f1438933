import type Member from '#app/members/people/member'
import { membersWithProfiles, withProfile } from '#app/members/people/members_with_profiles'

const TWINS = 3

/** The activated member, even one who is shut out, and unconfirmed sign-ups, newest first; always one query, so that timing reveals nothing. */
export async function membersByEmail(email: string): Promise<{ activated?: Member; twins: Member[] }> {
  const rows = await membersWithProfiles()
    .where('members.email', email)
    .whereNot('members.status', 'erased')
    .orderByRaw(`members.status <> 'not_confirmed' desc, members.id desc`)
    .limit(1 + TWINS)
  const found = rows.map(withProfile)
  return {
    activated: found.find(({ status }) => status !== 'not_confirmed'),
    twins: found.filter(({ status }) => status === 'not_confirmed').slice(0, TWINS),
  }
}
