import { asOwner, type Brand } from '../../cast.ts'
import { wakeWorkers } from './wake_workers.ts'

type JobState = 'created' | 'retry'

/** Makes a brand's jobs due that would be within ten seconds. */
export async function letSecondsPass({ id }: Brand, states: JobState[] = ['created', 'retry']): Promise<void> {
  await asOwner((owner) =>
    owner.query(
      `update pgboss.job set start_after = now() where data ->> 'tenant' = $1 and state::text = any ($2)
         and start_after between now() and now() + interval '10 s'`,
      [id, states]
    )
  )
  await wakeWorkers()
}
