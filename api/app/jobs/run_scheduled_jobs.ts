import logger from '@adonisjs/core/services/logger'
import type { PgBoss } from 'pg-boss'
import { allTenants } from '#app/tenancy/context/all_tenants'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { type ChoreName, CHORES } from './queues.js'

/** Who does what the clock asks for, in a brand's transaction. It may be done twice. */
export type ChoreTable = Record<ChoreName, () => Promise<void>>

/** Has every chore done in time, once for all nodes. */
export async function runChores(boss: PgBoss, table: ChoreTable): Promise<void> {
  for (const [name, when] of Object.entries(CHORES) as [ChoreName, string][]) {
    await boss.schedule(name, when)
    await boss.work(name, () => doChore(name, table[name]))
  }
}

/** Brand by brand; one that fails keeps nobody else waiting. */
async function doChore(name: ChoreName, work: () => Promise<void>): Promise<void> {
  for (const tenant of await allTenants()) {
    await asTenant(tenant, work).catch((err: unknown) =>
      logger.error({ err, chore: name, tenant: tenant.id }, 'a chore failed')
    )
  }
}
