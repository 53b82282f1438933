import logger from '@adonisjs/core/services/logger'
import { type JobWithMetadata, PgBoss } from 'pg-boss'
import env from '#start/env'
import { count } from '#app/operations/count'
import { roleConnection } from '#app/tenancy/context/database_roles'
import { reportFailure } from '#app/tenancy/context/report_failure'
import type { Site } from '#app/tenancy/sites/site'
import { siteByTenantId } from '#app/tenancy/sites/site_directory'
import { asTenant } from '#app/tenancy/context/tenant_context'
import type { JobData } from './enqueue.js'
import type { QueueName } from './queues.js'
import { type ScheduledJobTable, runScheduledJobs } from './run_scheduled_jobs.js'

/** `id` stays the same on retries. */
export interface Job {
  id: string
  createdAt: Date
  data: JobData
  site: Site
}

export type JobTable = Record<QueueName, (job: Job) => Promise<void>>

const FINISH_WITHIN_MS = 15_000
/** How often a worker looks for what isn't announced, retries and delayed jobs; without announcements it must look for all. */
const LOOK_EVERY_SECONDS = 5
const LOOK_UNANNOUNCED_EVERY_SECONDS = 1
const WORKERS_PER_QUEUE = 4
/** How soon jobs of a process that died are noticed. */
const CHECK_EVERY_SECONDS = 10

/** Works through the queues, each job in its tenant's transaction. @returns a function that finishes the running jobs and stops */
export async function runJobs(table: JobTable, scheduledJobs: ScheduledJobTable): Promise<() => Promise<void>> {
  const url = env.get('DATABASE_DIRECT_URL') ?? env.get('DATABASE_URL')
  const boss = new PgBoss({
    ...roleConnection(url, 'jobs'),
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    schedule: env.get('RUN_SCHEDULED_JOBS') ?? true,
    superviseIntervalSeconds: CHECK_EVERY_SECONDS,
    monitorIntervalSeconds: CHECK_EVERY_SECONDS,
    queueCacheIntervalSeconds: CHECK_EVERY_SECONDS,
  })
  boss.on('error', (error) => reportFailure(error, 'jobs', () => logger.warn({ err: error }, 'jobs')))
  await boss.start()
  for (const [queue, handle] of Object.entries(table))
    for (let count = 0; count < WORKERS_PER_QUEUE; count++) await startWorker(boss, queue, handle)
  await runScheduledJobs(boss, scheduledJobs)
  return () => boss.stop({ graceful: true, timeout: FINISH_WITHIN_MS })
}

/** A worker that had a job looks for the next at once, so that a backlog is worked off at full speed. */
async function startWorker(boss: PgBoss, queue: string, handle: JobTable[QueueName]): Promise<void> {
  const worker = await boss.work(
    queue,
    {
      includeMetadata: true,
      pollingIntervalSeconds: LOOK_UNANNOUNCED_EVERY_SECONDS,
      notifyPollingIntervalSeconds: LOOK_EVERY_SECONDS,
    },
    async ([job]) => {
      await runJob(job as JobWithMetadata<JobData>, handle).finally(() => boss.notifyWorker(worker))
    }
  )
}

async function runJob(
  { id, name, createdOn, retryCount, data }: JobWithMetadata<JobData>,
  handle: JobTable[QueueName]
): Promise<void> {
  const site = await siteByTenantId(String(data.tenant))
  if (!site) return logger.error({ job: id, queue: name }, 'a job of no tenant was dropped')
  try {
    await asTenant(site, () => handle({ id, createdAt: createdOn, data, site }))
    count('jobs', 'done')
  } catch (error) {
    count('jobs', 'failed')
    const facts = { err: error, job: id, queue: name, retryCount, tenant: site.id }
    reportFailure(error, 'jobs', () => logger.warn(facts, 'a job failed'), id)
    throw error
  }
}
