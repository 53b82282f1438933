import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import { lockOrder } from '#app/credits/orders/lock_order'
import { endTask } from '#app/credits/tasks/end_task'
import PaymentTask from '#app/credits/tasks/payment_task'
import Refund from './refund.js'

/** Staff paid a refund out by hand. Returns whether it was waiting for that. */
export async function settleRefund(id: string, by: string | null): Promise<boolean> {
  const { orderId } = await Refund.findOrFail(id)
  const order = await lockOrder(orderId)
  const refund = await Refund.query().where('id', id).where('state', 'by_hand').forUpdate().first()
  if (!refund) return false
  const { amountMinor, credits, bonusCredits } = refund
  await refund.merge({ state: 'paid', settledAt: DateTime.now() }).save()
  await order.merge({ refundingMinor: Math.max(0, order.refundingMinor - amountMinor) }).save()
  const task = await PaymentTask.query().where('refund_id', id).whereNull('done_at').first()
  if (task) await endTask(task.id, { by, outcome: 'paid' })
  await enqueue('send_mail', {
    mail: 'refund',
    order: orderId,
    amount_minor: amountMinor,
    credits: credits + bonusCredits,
  })
  return true
}
