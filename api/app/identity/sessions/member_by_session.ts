import { DateTime } from 'luxon'
import { default as Member, SHUT_OUT } from '#app/members/people/member'
import { selectMembersWithProfiles, withProfile } from '#app/members/people/members_with_profiles'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import type Session from './session.js'

export interface SignedIn {
  member: Member
  session: Pick<Session, 'id' | 'lastUsedAt'>
}

let query: string | undefined

/** One query, as every authenticated request starts with it. Its text is made once: a query builder takes longer for it than the rest. */
export async function memberBySession(tokenHash: Buffer): Promise<SignedIn | undefined> {
  query ??= `${selectMembersWithProfiles(['sessions.id as session_id', 'sessions.last_used_at as session_last_used_at'])}
    join sessions on sessions.tenant_id = members.tenant_id and sessions.member_id = members.id
    where sessions.token_hash = ? and sessions.expires_at > ? and profiles.left_at is null
      and members.status not in (${SHUT_OUT.map(() => '?').join(', ')})`
  const [found] = await tenantModels(Member, query, [tokenHash, new Date(), ...SHUT_OUT])
  if (!found) return undefined
  const { session_id: id, session_last_used_at: lastUsedAt } = found.$extras
  return { member: withProfile(found), session: { id, lastUsedAt: DateTime.fromJSDate(lastUsedAt) } }
}
