import logger from '@adonisjs/core/services/logger'
import { currentTenant, tenantRows } from '#app/tenancy/context/tenant_context'
import { dayDigest } from './day_digest.js'
import { NEXT_DAY } from './next_day.js'
import { olderWritersEnded } from './older_writers_ended.js'
import { sealHash } from './seal_hash.js'

/** So that the transaction stays short after a long pause; the next run goes on. */
const MOST_DAYS = 100

/** Seals the brand's days that are over; those a long transaction might still add to wait for the next run. Returns how many. */
export async function sealLedger(): Promise<number> {
  const [due] = await tenantRows(`select day from (${NEXT_DAY}) next`)
  if (!due) return 0
  if (!(await olderWritersEnded())) {
    logger.warn({ tenant: currentTenant().id }, 'the ledger is not sealed: an older transaction still runs')
    return 0
  }
  let sealed = 0
  while (sealed < MOST_DAYS && (await sealNextDay())) sealed++
  return sealed
}

/** The database hashes, so that a day's rows stay there: it takes some 50 bytes of its memory for each. Another node's seal stands. */
async function sealNextDay(): Promise<boolean> {
  const stored = await tenantRows(
    `insert into app.ledger_seals (tenant_id, day, began_at, ended_at, transactions, rows, hash, previous_hash)
     select (select sec.tenant_id()), next.day, next.began_at, next.ended_at, digest.transactions, digest.rows,
       ${sealHash('next', 'digest')}, next.previous_hash
     from (${NEXT_DAY}) next cross join lateral ${dayDigest('next.began_at', 'next.ended_at')} digest
     on conflict (tenant_id, day) do nothing
     returning day`
  )
  return stored.length > 0
}
