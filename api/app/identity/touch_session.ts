import { DateTime } from 'luxon'
import { aside } from '#app/tenancy/tenant_context'
import Profile from '#app/members/profile'
import type { SignedIn } from './member_by_session.js'
import Session from './session.js'
import { SESSION_DAYS } from './session_cookie.js'

const AFTER_MINUTES = 5

/**
 * Renews a session by use and notes that the member is here; at most every five minutes, so that polling writes nothing.
 * @returns whether it was renewed, so that the cookie is renewed too
 */
export async function touchSession({ member, session }: SignedIn): Promise<boolean> {
  const now = DateTime.now()
  if (now.diff(session.lastUsedAt, 'minutes').minutes < AFTER_MINUTES) return false
  await aside(async () => {
    await Session.query()
      .where('id', session.id)
      .update({ last_used_at: now, expires_at: now.plus({ days: SESSION_DAYS }) })
    await Profile.query().where('id', member.profile.id).update({ last_active_at: now })
  })
  return true
}
