import type { Client } from 'pg'
import { type ScheduledJobName, SCHEDULED_JOBS } from './queues.js'
import type { ScheduledOutput } from './run_scheduled_jobs.js'

/** When a scheduled job ran last. */
export interface ScheduledRun {
  name: ScheduledJobName
  /** Since when it is scheduled at this installation. */
  since: Date
  /** Null until it has run; pg-boss keeps what is done for a week. */
  ended_at: Date | null
  output: ScheduledOutput | null
}

const SQL = `
  select queue.name, queue.created_on as since, last.completed_on as ended_at, last.output
  from pgboss.queue left join lateral (
    select completed_on, output from pgboss.job_common
    where name = queue.name and state = 'completed' order by completed_on desc limit 1
  ) last on true
  where queue.name = any($1) order by queue.name`

export async function readScheduledRuns(jobs: Client): Promise<ScheduledRun[]> {
  const { rows } = await jobs.query<ScheduledRun>(SQL, [Object.keys(SCHEDULED_JOBS)])
  return rows
}
