import { fromKnex } from 'pg-boss'
import { currentTenant, currentTransaction } from '#app/tenancy/context/tenant_context'
import { jobSender } from './job_sender.js'
import type { QueueName } from './queues.js'

/** What a job needs to know: ids, never words about a person. */
export type JobData = Record<string, string | number | boolean>

/** When a job may be done at the earliest, seconds from now; and how often at most: another with the same key in so many seconds is none. */
interface When {
  startAfter?: number
  once?: { key: string; seconds: number }
}

/** Puts a job into the current transaction: it is there exactly when the transaction commits, and is done right after. */
export async function enqueue(queue: QueueName, data: JobData, { startAfter = 0, once }: When = {}): Promise<void> {
  const sender = await jobSender()
  const db = fromKnex(currentTransaction().knexClient as never)
  const tenant = currentTenant().id
  const id = await sender.send(
    queue,
    { ...data, tenant },
    { db, startAfter, ...(once && { singletonKey: `${tenant} ${once.key}`, singletonSeconds: once.seconds }) }
  )
  if (!id && !once) throw new Error(`The queue ${queue} took no job`)
}
