import type { DateTime } from 'luxon'
import { tenantRows } from './tenant_context.js'

/** PostgreSQL's, the one clock of all nodes: when the current transaction began. */
export async function databaseTime(): Promise<DateTime> {
  const [row] = await tenantRows<{ now: DateTime }>('select now() as now')
  return row!.now
}
