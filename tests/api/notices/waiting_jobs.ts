import { asOwner, type Brand } from '../../cast.ts'

interface WaitingJob {
  name: string
  data: Record<string, unknown>
  /** Seconds from now. */
  in: number
}

export function waitingJobs({ id }: Brand): Promise<WaitingJob[]> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `select name, data - 'tenant' as data, extract(epoch from start_after - now())::int as in from pgboss.job
       where data ->> 'tenant' = $1 and state = 'created' and start_after > now() + interval '5 s' order by start_after`,
      [id]
    )
    return rows
  })
}
