import type { Client } from 'pg'

/** Jobs of a queue that were given up within the last day: all their tries failed. */
export interface GivenUp {
  queue: string
  count: number
  last_at: Date
}

export async function readGivenUp(jobs: Client): Promise<GivenUp[]> {
  const { rows } = await jobs.query<GivenUp>(
    `select name as queue, count(*)::int as count, max(completed_on) as last_at from pgboss.job_common
     where state = 'failed' and completed_on > now() - interval '1 day' and name not like '\\_\\_pgboss\\_\\_%'
     group by name order by name`
  )
  return rows
}
