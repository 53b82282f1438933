import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { Client } from 'pg'
import { askOfJobs } from '#app/jobs/ask_of_jobs'
import { readGivenUp } from '#app/jobs/read_given_up'
import { readLastBackup } from '#app/jobs/read_last_backup'
import { readQueues } from '#app/jobs/read_queues'
import { readScheduledRuns } from '#app/jobs/read_scheduled_runs'
import { SCHEDULED_JOBS } from '#app/jobs/queues'
import { isLineUp } from '#app/live/announce'
import { allStreams } from '#app/live/streams'
import { poolOf, POOLS } from '#app/tenancy/context/pool_of'
import env from '#start/env'
import { isBackupOld, isDiskLow, isQueueLate, isScheduledLate, secondsBetween } from './health_rules.js'
import type { SystemHealth } from './system_health.js'

export async function readSystemHealth(): Promise<SystemHealth> {
  const known = await askOfJobs(readDatabase)
  return {
    server: {
      name: hostname(),
      started_at: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
      node: process.versions.node,
      memory_bytes: process.memoryUsage.rss(),
      event_streams: allStreams().size,
      hears_events: isLineUp(),
    },
    disk: await readDisk(),
    pools: POOLS.map((pool) => {
      const its = poolOf(pool)
      return { pool, used: its.numUsed(), free: its.numFree(), waiting: its.numPendingAcquires() }
    }),
    ...(known ?? { database: null, queues: [], scheduled: [], backup: null }),
  }
}

async function readDisk(): Promise<SystemHealth['disk']> {
  const { bavail, blocks, bsize } = await statfs(env.get('DATA_DIR'))
  const [free_bytes, size_bytes] = [bavail * bsize, blocks * bsize]
  return { free_bytes, size_bytes, is_low: isDiskLow(free_bytes, size_bytes) }
}

type Known = Pick<SystemHealth, 'database' | 'queues' | 'scheduled' | 'backup'>

async function readDatabase(jobs: Client): Promise<Known> {
  const began = performance.now()
  await jobs.query('select 1')
  const answered_in_ms = performance.now() - began
  const { rows } = await jobs.query<{ version: string; size_bytes: number }>(
    `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as size_bytes`
  )
  return {
    database: { ...rows[0]!, answered_in_ms },
    queues: await queuesOf(jobs),
    scheduled: await scheduledOf(jobs),
    backup: await backupOf(jobs),
  }
}

async function queuesOf(jobs: Client): Promise<SystemHealth['queues']> {
  const givenUp = await readGivenUp(jobs)
  const queues = await readQueues(jobs)
  return queues
    .filter(({ queue }) => !(queue in SCHEDULED_JOBS))
    .map(({ queue, waiting, active, deferred, oldest }) => ({
      name: queue,
      waiting,
      active,
      deferred,
      given_up: givenUp.find((one) => one.queue === queue)?.count ?? 0,
      oldest_seconds: Math.round(oldest),
      is_late: isQueueLate(oldest),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

async function scheduledOf(jobs: Client): Promise<SystemHealth['scheduled']> {
  const runs = await readScheduledRuns(jobs)
  return runs.map(({ name, since, ended_at, output }) => ({
    name,
    every_seconds: secondsBetween(name),
    ended_at: ended_at && ended_at.toISOString(),
    failed_brands: output ? output.failed : null,
    is_late: isScheduledLate(name, ended_at ?? since),
  }))
}

async function backupOf(jobs: Client): Promise<SystemHealth['backup']> {
  const last = await readLastBackup(jobs)
  return {
    made_at: last && last.made_at.toISOString(),
    rows: last?.rows ?? 0,
    files: last?.files ?? 0,
    is_old: isBackupOld(last?.made_at),
  }
}
