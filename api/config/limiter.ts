import { defineConfig, stores } from '@adonisjs/limiter'
import { limitStore } from '#app/http/limits/limit_store'

/** Rate limits for log-in, codes and mails are in PostgreSQL, shared by all nodes; those for reads are in memory. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: {
    database: limitStore,
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
