import pg from 'pg'
import env from '#start/env'
import { gauge } from '#app/operations/measures'
import { roleConnection } from '#app/tenancy/context/database_roles'

/** What is asked by several collectors of one scrape, and by several scrapers, is asked of the database once. */
const KEPT_MS = 5_000
const WITHIN_MS = 1_000

const STATES = ['deferred', 'waiting', 'active', 'failed'] as const

type Waiting = Record<(typeof STATES)[number], number> & { queue: string; oldest: number }

/** Undefined when the database did not say. */
type Answer = Waiting[] | undefined

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

/** The queues as the database has them, the same from every server. While it doesn't answer they are left out, and `up` is 0. */
export function measureJobs(): void {
  const look = keeping(ask)
  gauge({ name: 'manyhearts_database_up', help: '1 when the database answered within a second' }, async (set) =>
    set((await look()) ? 1 : 0)
  )
  gauge(
    {
      name: 'manyhearts_jobs',
      help: 'Jobs by queue; deferred are those whose time has not come',
      labels: ['queue', 'state'],
    },
    async (set) => {
      for (const { queue, ...counts } of (await look()) ?? [])
        for (const state of STATES) set(counts[state], { queue, state })
    }
  )
  gauge(
    {
      name: 'manyhearts_jobs_oldest_seconds',
      help: 'How long the next job of a queue has been due; 0 when none is',
      labels: ['queue'],
    },
    async (set) => {
      for (const { queue, oldest } of (await look()) ?? []) set(oldest, { queue })
    }
  )
}

function keeping(work: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | undefined
  let until = 0
  return () => {
    if (kept && Date.now() < until) return kept
    until = Date.now() + KEPT_MS
    return (kept = work())
  }
}

/** On a connection of its own: a full pool is when this is looked at. */
async function ask(): Promise<Answer> {
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
    const { rows } = await client.query<Waiting>(SQL)
    return rows
  } catch {
    return undefined
  } finally {
    void client.end().catch(() => {})
  }
}
