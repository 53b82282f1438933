import { fromKnex } from 'pg-boss'
import { currentTenant, currentTransaction } from '#app/tenancy/context/tenant_context'
import { jobSender } from './job_sender.js'
import type { QueueName } from './queues.js'

/** Ids and figures, never personal data. */
export type JobData = Record<string, string | number | boolean>

/** `startAfter` in seconds; `once`: another job with the same key within `seconds` is dropped. */
interface When {
  startAfter?: number
  once?: { key: string; seconds: number }
}

/** Adds a job to the current transaction: it exists only if that commits. */
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
