import db from '@adonisjs/lucid/services/db'
import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EVERY_MS = 100
const ASK_FOR_MS = 10_000

/** Whether an error concerns the connection rather than the statement (SQLSTATE classes 08 and 57P). */
export function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: string }).code
  // Node's EPIPE is as long as a SQLSTATE, none of which begins with an E.
  return !code || !/^(?!E)[0-9A-Z]{5}$/.test(code) || code.startsWith('08') || code.startsWith('57P')
}

export interface StartedTransaction {
  xid: string
  begun: string
}

/** Unknown also after a crash, which reuses ids of unstored transactions; every recovery resets statistics, even without a restart. */
export async function transactionStatus({
  xid,
  begun,
}: StartedTransaction): Promise<'committed' | 'aborted' | 'unknown'> {
  for (const until = Date.now() + ASK_FOR_MS; Date.now() < until; await sleep(ASK_EVERY_MS)) {
    try {
      const { rows } = await db.connection('separate').rawQuery(
        `select case when greatest(pg_postmaster_start_time(), (select stats_reset from pg_stat_wal)) > ?::timestamptz
           then 'unknown' else pg_xact_status(?::text::xid8) end as status`,
        [begun, xid]
      )
      if (rows[0].status !== 'in progress') return rows[0].status ?? 'unknown'
    } catch (error) {
      if (!isConnectionError(error)) throw error
    }
  }
  return 'unknown'
}
