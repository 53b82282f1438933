import { DateTime } from 'luxon'
import { inSeparateTransaction } from '#app/tenancy/context/tenant_context'
import Profile from '#app/members/people/profile'
import type { Site } from '#app/tenancy/sites/site'
import { lastActiveTold } from '#app/identity/current_user/last_active_told'
import type { SignedIn } from './member_by_session.js'
import Session from './session.js'
import { SESSION_DAYS } from './session_cookie.js'

const AFTER_MINUTES = 5

/** At most every five minutes, so that polling writes nothing. @returns whether the cookie must be renewed too */
export async function touchSession({ member, session }: SignedIn, site: Site): Promise<boolean> {
  const now = DateTime.now()
  if (now.diff(session.lastUsedAt, 'minutes').minutes < AFTER_MINUTES) return false
  session.lastUsedAt = now
  await inSeparateTransaction(async () => {
    await Session.query()
      .where('id', session.id)
      .update({ last_used_at: now, expires_at: now.plus({ days: SESSION_DAYS }) })
    const { id, invisible } = member.profile
    await Profile.query()
      .where('id', id)
      .update({ last_active_at: lastActiveTold(now, invisible, site) })
  })
  return true
}
