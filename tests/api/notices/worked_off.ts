import { setTimeout as sleep } from 'node:timers/promises'
import { asOwner, type Brand } from '../../cast.ts'
import { wakeWorkers } from './wake_workers.ts'

const LOOK_EVERY_MS = 50
/** So long nothing may have been done. */
const PATIENCE_MS = 30_000

/** Waits until all jobs of a brand that are due are done, however many. @throws when they don't get fewer */
export async function workedOff(brand: Brand): Promise<void> {
  let before = Infinity
  for (let until = Date.now() + PATIENCE_MS; ; await sleep(LOOK_EVERY_MS)) {
    await wakeWorkers()
    const left = await dueJobs(brand)
    if (left === 0) return
    if (left !== before) until = Date.now() + PATIENCE_MS
    before = left
    if (Date.now() > until) throw new Error(`${left} jobs are not done`)
  }
}

function dueJobs({ id }: Brand): Promise<number> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `select count(*)::int from pgboss.job where data ->> 'tenant' = $1 and state < 'completed'
         and start_after <= now() + interval '5 s'`,
      [id]
    )
    return rows[0].count
  })
}
