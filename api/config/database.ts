import { defineConfig } from '@adonisjs/lucid'
import env from '#start/env'
import { roleConnection } from '#app/tenancy/context/database_roles'
import { knexLog } from '#app/tenancy/context/knex_log'

const url = env.get('DATABASE_URL')
const direct = env.get('DATABASE_DIRECT_URL') ?? url

/** Whoever got no connection by then is told to ask again. */
const WAITS_MS = 20_000

/** For all that serve; Lucid's types don't know them. */
const SERVING: object = { log: knexLog, acquireConnectionTimeout: WAITS_MS }

/** `members`: sites, under row-level security; `separate`: what must survive a rollback; `staff`: console; `owner`: migrations. */
export default defineConfig({
  connection: 'members',
  connections: {
    members: {
      ...SERVING,
      client: 'pg',
      connection: { ...roleConnection(url, 'rt'), pipeline: true } as object,
      pool: { min: 0, max: env.get('DATABASE_POOL') ?? 10 },
    },
    separate: {
      ...SERVING,
      client: 'pg',
      connection: { ...roleConnection(url, 'rt'), pipeline: true } as object,
      pool: { min: 0, max: 4 },
    },
    staff: {
      ...SERVING,
      client: 'pg',
      connection: { ...roleConnection(url, 'staff'), pipeline: true } as object,
      pool: { min: 0, max: 4 },
    },
    owner: {
      client: 'pg',
      connection: { connectionString: direct },
      pool: { min: 0, max: 2 },
      // Lucid's own tables come first; model schemas are generated from the others.
      searchPath: ['migrations', 'app', 'global', 'staff'],
      migrations: { naturalSort: true, paths: ['database/migrations'], disableRollbacksInProduction: true },
      schemaGeneration: {
        enabled: true,
        outputPath: './.adonisjs/server/schema.ts',
        rulesPaths: ['./config/schema_rules.js'],
        excludeTables: ['adonis_schema', 'adonis_schema_versions'],
      },
    },
  },
})
