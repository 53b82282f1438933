import type { DateTime } from 'luxon'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type SearchRow from './search_row.js'

/** Who has not activated an account by then loses it, so nobody who is let in signed up longer ago. */
const DAYS_TO_ACTIVATE = 30
/** As `sec.new_id()` makes ids: milliseconds since 2025 and 22 bits of chance. */
const EPOCH = Date.UTC(2025, 0, 1)
const CHANCE_BITS = 22n

/** Leaves the members in a query who were let in since. Ids are made of time, so only the newest are walked. */
export function latelyCome<Query extends ModelQueryBuilderContract<typeof SearchRow>>(
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
