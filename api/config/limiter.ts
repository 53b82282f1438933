import { defineConfig, stores } from '@adonisjs/limiter'

/** Limits that guard log-in, codes and mails live in PostgreSQL, so that every node counts together; reads are counted in memory. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: {
    database: stores.database({
      connectionName: 'asides' as never,
      dbName: '',
      schemaName: 'infra',
      tableName: 'rate_limits',
    }),
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
