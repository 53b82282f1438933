import db from '@adonisjs/lucid/services/db'

/** The pools that serve: members, what must survive a rollback, staff. */
export const POOLS = ['members', 'separate', 'staff'] as const

/** Of knex's pool (tarn), which its types don't know. */
interface Pool {
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
  /** Each request for a connection has a number of its own. */
  on(event: 'acquireRequest' | 'acquireSuccess' | 'acquireFail', hear: (request: number) => void): void
}

export function poolOf(name: (typeof POOLS)[number]): Pool {
  return (db.connection(name).getWriteClient().client as { pool: Pool }).pool
}
