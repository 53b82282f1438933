import { tenantRows } from '#app/tenancy/context/tenant_context'
import { compareRows } from './compare_rows.js'
import { dayDigest } from './day_digest.js'
import { sealHash } from './seal_hash.js'

const SEALS = `app.ledger_seals seals where seals.tenant_id = (select sec.tenant_id())`

export interface BrokenSeals {
  /** Rows that left, changed or joined a sealed day: `2026-11-24 left 1`. */
  sealed_days_keep_their_rows: string[]
  /** Days whose own seal was changed. */
  seals_fit_their_day: string[]
  /** Days whose seal does not go on where the one before ends. */
  seals_follow_each_other: string[]
}

/** Hashes every sealed day anew. */
export async function brokenSeals(): Promise<BrokenSeals> {
  const broken = await tenantRows<{ day: string; sealed: Buffer; current: Buffer }>(
    `select to_char(day, 'YYYY-MM-DD') as day, seals.rows as sealed, digest.rows as current
     from (select * from ${SEALS}) seals cross join lateral ${dayDigest('seals.began_at', 'seals.ended_at')} digest
     where seals.hash <> ${sealHash('seals', 'digest')} or seals.rows <> digest.rows or seals.transactions <> digest.transactions
     order by seals.day`
  )
  const days = broken.map(({ day, sealed, current }) => ({ day, rows: compareRows(sealed, current) }))
  return {
    sealed_days_keep_their_rows: [
      ...(await beforeTheFirst()),
      ...days.flatMap(({ day, rows }) => rows.map((row) => `${day} ${row}`)),
    ],
    seals_fit_their_day: days.filter(({ rows }) => rows.length === 0).map(({ day }) => day),
    seals_follow_each_other: await unchained(),
  }
}

/** Rows that joined before the first sealed day. */
async function beforeTheFirst(): Promise<string[]> {
  const rows = await tenantRows<{ named: string }>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') || ' joined ' || id as named from app.ledger_transactions
     where tenant_id = (select sec.tenant_id()) and created_at < (select min(began_at) from ${SEALS}) order by id`
  )
  return rows.map(({ named }) => named)
}

async function unchained(): Promise<string[]> {
  const rows = await tenantRows<{ day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day
     from (select day, began_at, previous_hash, lag(hash) over days as hash_before, lag(ended_at) over days as ended_before
       from ${SEALS} window days as (order by day)) chain
     where previous_hash is distinct from hash_before or began_at <> ended_before order by day`
  )
  return rows.map(({ day }) => day)
}
