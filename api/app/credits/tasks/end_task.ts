import PaymentTask, { type TaskKind } from './payment_task.js'

/** The task itself, or what it is about. */
interface Which {
  id?: string
  kind?: TaskKind
  order_id?: string
  refund_id?: string
}

interface Done {
  /** Null for a command on the server, and for what came right by itself. */
  by: string | null
  outcome: string
}

/** Takes a task out of the queue. Returns whether it was open. */
export async function endTask(which: Which, { by, outcome }: Done): Promise<boolean> {
  const [ended] = await PaymentTask.query()
    .where(which)
    .whereNull('done_at')
    .update({ done_at: new Date(), done_by: by, outcome })
  return Number(ended) === 1
}
