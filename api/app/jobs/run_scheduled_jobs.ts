import logger from '@adonisjs/core/services/logger'
import type { PgBoss } from 'pg-boss'
import { allTenants } from '#app/tenancy/context/all_tenants'
import { reportFailure } from '#app/tenancy/context/report_failure'
import { asTenant } from '#app/tenancy/context/tenant_context'
import { type ScheduledJobName, SCHEDULED_JOBS } from './queues.js'

export type ScheduledJobTable = Record<ScheduledJobName, () => Promise<void>>

/** Each scheduled job runs once for all nodes. */
export async function runScheduledJobs(boss: PgBoss, table: ScheduledJobTable): Promise<void> {
  for (const [name, when] of Object.entries(SCHEDULED_JOBS) as [ScheduledJobName, string][]) {
    await boss.schedule(name, when)
    await boss.work(name, () => runScheduledJob(name, table[name]))
  }
}

/** How a run ended; pg-boss keeps it with the job. */
export interface ScheduledOutput {
  brands: number
  /** Brands at which it failed. */
  failed: number
}

async function runScheduledJob(name: ScheduledJobName, work: () => Promise<void>): Promise<ScheduledOutput> {
  const tenants = await allTenants()
  let failed = 0
  for (const tenant of tenants) {
    await asTenant(tenant, work).catch((err: unknown) => {
      failed++
      reportFailure(err, 'jobs', () => logger.error({ err, chore: name, tenant: tenant.id }, 'a chore failed'))
    })
  }
  return { brands: tenants.length, failed }
}
