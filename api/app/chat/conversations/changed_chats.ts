import type Member from '#app/members/people/member'
import { unreadTotal } from '#app/members/people/unread_total'
import { tenantRows } from '#app/tenancy/context/tenant_context'

export interface ChangedChats {
  asOf: string
  totalUnread: number
  /** Ids of the conversations that changed since, hidden ones included; none without `since`. */
  changed: string[]
}

/**
 * One statement, so that what it doesn't see is told by the next: `asOf` is the oldest transaction that still ran. A `since` of the
 * future comes from another server, of which this database is a copy; then everything counts as changed.
 */
export async function changedChats({ profile, showFictional }: Member, since?: string): Promise<ChangedChats> {
  const [row] = await tenantRows<ChangedChats>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as "asOf",
       ${unreadTotal(':me', ':showFictional')} as "totalUnread",
       ${since ? CHANGED : 'array[]::text[]'} as changed`,
    { me: profile.id, showFictional, ...(since && { since }) }
  )
  return row!
}

const CHANGED = `array(
  select conversation_id::text from app.conversation_sides sides
  where sides.tenant_id = (select sec.tenant_id()) and sides.profile_id = :me
    and sides.changed_in >= (case when cast(:since as xid8) > pg_snapshot_xmax(pg_current_snapshot()) then '0' else :since end)::xid8)`
