import { endClaim } from '#app/credits/orders/reversals/claims'
import { lockOrder } from '#app/credits/orders/lock_order'
import { takeBack, type TakenBack } from '#app/credits/orders/reversals/take_back'
import { endTask } from '#app/credits/tasks/end_task'
import type PaymentTask from '#app/credits/tasks/payment_task'
import { settleRefund } from './settle_refund.js'

interface Finished {
  /** Of staff; null for a command on the server. */
  by: string | null
  outcome: string
  /** What the gateway's console shows for an order whose money went back, in all. */
  returned?: TakenBack
}

/**
 * Staff did what a task asked for: its refund counts as paid out, what was claimed is settled, or the amounts they looked up are
 * booked. Returns whether it was open.
 */
export async function finishTask(task: PaymentTask, { by, outcome, returned }: Finished): Promise<boolean> {
  if (task.kind === 'refund_by_hand' && task.refundId) return settleRefund(task.refundId, by)
  if (task.orderId && (returned || task.kind === 'reversal_notified')) await bookReturned(task.orderId, returned)
  if (task.kind === 'claim' && task.orderId) return endClaim(await lockOrder(task.orderId), { by, outcome })
  return endTask({ id: task.id }, { by, outcome })
}

/** Whether or not there were amounts to book, nothing is unknown about the order any more. */
async function bookReturned(orderId: string, returned: TakenBack | undefined): Promise<void> {
  const order = await lockOrder(orderId)
  if (returned) await takeBack(order, returned)
  await order.merge({ reversalNotifiedAt: null }).save()
}
