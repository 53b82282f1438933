import { defineConfig } from '@adonisjs/lucid'
import env from '#start/env'
import { roleConnection } from '#app/tenancy/context/database_roles'

const url = env.get('DATABASE_URL')
const direct = env.get('DATABASE_DIRECT_URL') ?? url

/** `members`: sites, under row-level security; `separate`: what must survive a rollback; `staff`: console; `owner`: migrations. */
export default defineConfig({
  connection: 'members',
  connections: {
    members: {
      client: 'pg',
      connection: { ...roleConnection(url, 'rt'), pipeline: true } as object,
      pool: { min: 0, max: env.get('DATABASE_POOL') ?? 10 },
    },
    separate: {
      client: 'pg',
      connection: { ...roleConnection(url, 'rt'), pipeline: true } as object,
      pool: { min: 0, max: 4 },
    },
    staff: {
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
