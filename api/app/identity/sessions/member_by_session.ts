import Profile from '#app/members/people/profile'
import { joinedColumns, joinedRow } from '#app/tenancy/context/joined_row'
import Member from '#app/members/people/member'
import Session from './session.js'

export interface SignedIn {
  member: Member
  session: Session
}

/** One query, as every authenticated request starts with it. */
export async function memberBySession(tokenHash: Buffer): Promise<SignedIn | undefined> {
  const member = await Member.query()
    .select('members.*')
    .select(joinedColumns(Profile, 'profiles', 'profile'))
    .select(joinedColumns(Session, 'sessions', 'session'))
    .join('sessions', (on) =>
      on.on('sessions.tenant_id', 'members.tenant_id').andOn('sessions.member_id', 'members.id')
    )
    .join('profiles', (on) =>
      on.on('profiles.tenant_id', 'members.tenant_id').andOn('profiles.member_id', 'members.id')
    )
    .where('sessions.token_hash', tokenHash)
    .where('sessions.expires_at', '>', new Date())
    .whereNot('members.status', 'banned')
    .whereNull('profiles.left_at')
    .first()
  if (!member) return undefined
  member.$setRelated('profile', joinedRow(Profile, member, 'profile') as never)
  return { member, session: joinedRow(Session, member, 'session')! }
}
