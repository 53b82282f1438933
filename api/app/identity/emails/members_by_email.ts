import type Member from '#app/members/people/member'
import { membersWithProfiles, withProfile } from '#app/members/people/members_with_profiles'

const TWINS = 3

/** The activated member and unconfirmed sign-ups, newest first; always one query, so that timing reveals nothing. */
export async function membersByEmail(email: string): Promise<{ activated?: Member; twins: Member[] }> {
  const rows = await membersWithProfiles()
    .where('members.email', email)
    .whereIn('members.status', ['active', 'not_confirmed'])
    .orderByRaw(`members.status = 'active' desc, members.id desc`)
    .limit(1 + TWINS)
  const found = rows.map(withProfile)
  return {
    activated: found.find((member) => member.isActivated),
    twins: found.filter((member) => !member.isActivated).slice(0, TWINS),
  }
}
