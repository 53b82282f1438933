import type { Client } from 'pg'

/** What waits in a queue of jobs. */
export interface QueueState {
  queue: string
  /** Their time has not come. */
  deferred: number
  waiting: number
  active: number
  /** Given up, as long as pg-boss keeps them. */
  failed: number
  /** For how many seconds the next one has been due; 0 when none is. */
  oldest: number
}

/**
 * pg-boss counts the jobs of each queue every ten seconds by itself; only the oldest that is due is looked up, by the index that workers
 * take their next job from.
 */
const SQL = `
  select name as queue, deferred_count as deferred, ready_count as waiting, active_count as active, failed_count as failed,
    coalesce(extract(epoch from now() - oldest.due_since), 0)::float8 as oldest
  from pgboss.queue left join lateral (
    select greatest(start_after, created_on) as due_since from pgboss.job_common
    where name = queue.name and state < 'active' and not blocked and start_after <= now()
    order by priority desc, created_on limit 1
  ) oldest on true
  where name not like '\\_\\_pgboss\\_\\_%'`

export async function readQueues(jobs: Client): Promise<QueueState[]> {
  const { rows } = await jobs.query<QueueState>(SQL)
  return rows
}
