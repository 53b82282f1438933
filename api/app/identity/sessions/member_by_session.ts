import { DateTime } from 'luxon'
import { type default as Member, SHUT_OUT } from '#app/members/people/member'
import { membersWithProfiles, withProfile } from '#app/members/people/members_with_profiles'
import type Session from './session.js'

export interface SignedIn {
  member: Member
  session: Pick<Session, 'id' | 'lastUsedAt'>
}

/** One query, as every authenticated request starts with it. */
export async function memberBySession(tokenHash: Buffer): Promise<SignedIn | undefined> {
  const found = await membersWithProfiles()
    .select('sessions.id as session_id', 'sessions.last_used_at as session_last_used_at')
    .join('sessions', (on) =>
      on.on('sessions.tenant_id', 'members.tenant_id').andOn('sessions.member_id', 'members.id')
    )
    .where('sessions.token_hash', tokenHash)
    .where('sessions.expires_at', '>', new Date())
    .whereNotIn('members.status', [...SHUT_OUT])
    .whereNull('profiles.left_at')
    .first()
  if (!found) return undefined
  const { session_id: id, session_last_used_at: lastUsedAt } = found.$extras
  return { member: withProfile(found), session: { id, lastUsedAt: DateTime.fromJSDate(lastUsedAt) } }
}
