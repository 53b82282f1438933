import { asOwner } from '../../cast.ts'

/** The channel on which pg-boss tells its workers that a queue has something to do. */
const CHANNEL = `'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)`

/** Makes the workers look for jobs now that became due without being announced, instead of some seconds later. */
export function wakeWorkers(): Promise<unknown> {
  return asOwner((owner) => owner.query(`select pg_notify(${CHANNEL}, name) from pgboss.queue where notify`))
}
