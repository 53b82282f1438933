import { createRequire } from 'node:module'
import { type ConnectionSource, LazyConnection } from './lazy_connection.js'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface TransactionOptions {
  readOnly: boolean
  token: string
}

/** knex's PostgreSQL transaction, which is missing from its public types. */
interface PgTransaction {
  client: ConnectionSource
  _completed: boolean
  _resolver(value?: unknown): void
  _rejecter(error: unknown): void
}
type PgTransactionClass = new (client: unknown, container: unknown, config: unknown, outer: unknown) => PgTransaction

const require = createRequire(import.meta.resolve('@adonisjs/lucid'))
const KnexTransaction: PgTransactionClass = require('knex/lib/dialects/postgres/execution/pg-transaction.js')

class TenantTransaction extends KnexTransaction {
  async acquireConnection(config: TransactionOptions, run: (connection: LazyConnection) => Promise<unknown>) {
    const connection = new LazyConnection(this.client, config.token, config.readOnly)
    try {
      return await run(connection)
    } finally {
      await connection.release()
    }
  }

  async begin() {}

  async commit(connection: LazyConnection, value: unknown) {
    this._completed = true
    try {
      await connection.commit()
      this._resolver(value)
    } catch (error) {
      this._rejecter(error)
      throw error
    }
  }

  async rollback(connection: LazyConnection) {
    this._completed = true
    await connection.rollback()
    this._resolver()
  }
}

/** Makes every top-level transaction of a knex client a tenant's; nested ones stay savepoints. */
export function useTenantTransactions(knex: ReturnType<QueryClientContract['getWriteClient']>): void {
  const client = knex.client as { transaction: unknown; transacting?: boolean }
  client.transaction = (container: unknown, config: TransactionOptions, outer: unknown) =>
    outer
      ? new KnexTransaction(client, container, config, outer)
      : new TenantTransaction(client, container, config, outer)
}
