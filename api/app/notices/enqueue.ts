import { fromKnex } from 'pg-boss'
import { currentTenant, currentTransaction } from '#app/tenancy/tenant_context'
import { jobSender } from './job_sender.js'
import type { QueueName } from './queues.js'

/** What a job needs to know: ids, never words about a person. */
export type JobData = Record<string, string | number | boolean>

/** When a job may be done at the earliest: seconds from now. */
interface When {
  startAfter?: number
}

/** Puts a job into the current transaction: it is there exactly when the transaction commits, and is done right after. */
export async function enqueue(queue: QueueName, data: JobData, { startAfter = 0 }: When = {}): Promise<void> {
  const sender = await jobSender()
  const db = fromKnex(currentTransaction().knexClient as never)
  const id = await sender.send(queue, { ...data, tenant: currentTenant().id }, { db, startAfter })
  if (!id) throw new Error(`The queue ${queue} took no job`)
}
