import Profile from '#app/members/people/profile'
import { joinedColumns, joinedRow } from '#app/tenancy/context/joined_row'
import Member from '#app/members/people/member'

const TWINS = 3

/** The activated member and unconfirmed sign-ups, newest first; always one query, so that timing reveals nothing. */
export async function membersByEmail(email: string): Promise<{ activated?: Member; twins: Member[] }> {
  const found = await Member.query()
    .select('members.*')
    .select(joinedColumns(Profile, 'profiles', 'profile'))
    .join('profiles', (on) =>
      on.on('profiles.tenant_id', 'members.tenant_id').andOn('profiles.member_id', 'members.id')
    )
    .where('members.email', email)
    .whereIn('members.status', ['active', 'not_confirmed'])
    .orderByRaw(`members.status = 'active' desc, members.id desc`)
    .limit(1 + TWINS)
  for (const member of found) member.$setRelated('profile', joinedRow(Profile, member, 'profile') as never)
  return {
    activated: found.find((member) => member.isActivated),
    twins: found.filter((member) => !member.isActivated).slice(0, TWINS),
  }
}
