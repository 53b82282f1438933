import type { DateTime } from 'luxon'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type SearchRow from './search_row.js'

/** Accounts not activated by then are deleted, so members activated after a date signed up at most this long before it. */
export const DAYS_TO_ACTIVATE = 30
/** Must match `sec.new_id()`: milliseconds since 2025, then 22 random bits. */
const EPOCH = Date.UTC(2025, 0, 1)
const CHANCE_BITS = 22n

/** Limits a query to members activated after `since`; ids grow with time, so only the newest rows are read. */
export function recentlyJoined<Query extends ModelQueryBuilderContract<typeof SearchRow>>(
  query: Query,
  since: DateTime
): Query {
  const signedUp = since.minus({ days: DAYS_TO_ACTIVATE }).toMillis() - EPOCH
  void query.where('search_rows.id', '>', String(BigInt(Math.max(0, signedUp)) << CHANCE_BITS))
  void query.whereRaw(
    `exists (select from app.profiles join app.members on members.tenant_id = profiles.tenant_id and members.id = profiles.member_id
     where profiles.tenant_id = search_rows.tenant_id and profiles.id = search_rows.id and members.activated_at > ?)`,
    [since.toISO()!]
  )
  return query
}
