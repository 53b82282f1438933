import pg from 'pg'
import env from '#start/env'
import { roleConnection } from '#app/tenancy/context/database_roles'

const WITHIN_MS = 1_000

/** Asks on a connection of its own: a full pool is when the queues are looked at. Undefined when the database doesn't answer within a second. */
export async function askOfJobs<T>(work: (client: pg.Client) => Promise<T>): Promise<T | undefined> {
  const client = new pg.Client({
    ...roleConnection(env.get('DATABASE_DIRECT_URL') ?? env.get('DATABASE_URL'), 'jobs'),
    application_name: 'manyhearts metrics',
    connectionTimeoutMillis: WITHIN_MS,
    query_timeout: WITHIN_MS,
    statement_timeout: WITHIN_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } catch {
    return undefined
  } finally {
    void client.end().catch(() => {})
  }
}
