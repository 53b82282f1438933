import PaymentTask from './payment_task.js'

interface Done {
  /** Null for a command on the server, and for what came right by itself. */
  by: string | null
  outcome: string
}

/** Takes a task out of the queue. Returns whether it was open. */
export async function endTask(id: string, { by, outcome }: Done): Promise<boolean> {
  const [ended] = await PaymentTask.query()
    .where('id', id)
    .whereNull('done_at')
    .update({ done_at: new Date(), done_by: by, outcome })
  return Number(ended) === 1
}
