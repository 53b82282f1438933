import LimiterDatabaseStore from '@adonisjs/limiter/stores/database'
import type { LimiterConsumptionOptions } from '@adonisjs/limiter/types'
import { askAlone } from '#app/tenancy/context/ask_alone'

interface LimiterStatement {
  name: string
  text: string
  values: unknown[]
}

/** Keys are `prefix:tenant:what:whom` (`limitKey`); old rows are cleared by their age. */
const ofItsBrand = {
  query: (statement: LimiterStatement) => askAlone(String(statement.values[0]).split(':')[1] ?? 'staff', statement),
}

/** What the limiter takes for knex. */
const knex = { client: { acquireConnection: async () => ofItsBrand, releaseConnection: async () => {} } }

/** Counters in PostgreSQL, shared by all nodes, each under its brand's row-level security. */
export function limitStore(options: LimiterConsumptionOptions): LimiterDatabaseStore {
  const client = { dialect: { name: 'postgres' }, getWriteClient: () => knex }
  return new LimiterDatabaseStore(client as never, {
    dbName: '',
    schemaName: 'infra',
    tableName: 'rate_limits',
    ...options,
  })
}
