import type Member from '#app/members/people/member'
import { isBegun } from '#app/members/people/is_begun'
import { unreadTotal } from '#app/members/people/unread_total'
import { tenantRows } from '#app/tenancy/context/tenant_context'

export interface ChangedChats {
  asOf: string
  totalUnread: number
  /** Ids of the conversations that changed since, hidden ones included; none without `since`. */
  changed: string[]
}

/**
 * One statement, so that what it doesn't see is told by the next: `asOf` is its snapshot. A `since` of the future comes from another
 * server, of which this database is a copy; then everything counts as changed.
 */
export async function changedChats({ profile, showFictional }: Member, since?: string): Promise<ChangedChats> {
  const [row] = await tenantRows<ChangedChats>(
    `select pg_current_snapshot()::text as "asOf",
       ${unreadTotal(':me', ':showFictional')} as "totalUnread",
       ${since ? CHANGED : 'array[]::text[]'} as changed`,
    { me: profile.id, showFictional, ...(since && { since }) }
  )
  return row!
}

const CHANGED = `array(
  select conversation_id::text from app.conversation_sides sides
  join app.conversations on conversations.tenant_id = sides.tenant_id and conversations.id = sides.conversation_id
  where ${isBegun('conversations', ':me')} and sides.tenant_id = (select sec.tenant_id()) and sides.profile_id = :me
    and (not pg_visible_in_snapshot(sides.changed_in, cast(:since as pg_snapshot))
      or pg_snapshot_xmax(cast(:since as pg_snapshot)) > pg_snapshot_xmax(pg_current_snapshot())))`
