import db from '@adonisjs/lucid/services/db'
import { setTimeout as sleep } from 'node:timers/promises'

const ASK_EVERY_MS = 100
const ASK_FOR_MS = 10_000

/** Whether an error speaks of the line to PostgreSQL rather than of the statement (SQLSTATE classes 08 and 57P). */
export function isConnectionError(error: unknown): boolean {
  const code = (error as { code?: string }).code
  return !code || !/^[0-9A-Z]{5}$/.test(code) || code.startsWith('08') || code.startsWith('57P')
}

/** What became of a transaction whose connection died: asked on a new connection until it is decided, 10 s at most. */
export async function transactionStatus(xid: string): Promise<'committed' | 'aborted' | 'unknown'> {
  for (const until = Date.now() + ASK_FOR_MS; Date.now() < until; await sleep(ASK_EVERY_MS)) {
    try {
      const { rows } = await db.connection('asides').rawQuery('select pg_xact_status(?::text::xid8) as status', [xid])
      if (rows[0].status !== 'in progress') return rows[0].status ?? 'unknown'
    } catch (error) {
      if (!isConnectionError(error)) throw error
    }
  }
  return 'unknown'
}
