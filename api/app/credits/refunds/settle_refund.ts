import { DateTime } from 'luxon'
import { lockOrder } from '#app/credits/orders/lock_order'
import { endTask } from '#app/credits/tasks/end_task'
import Refund from './refund.js'
import { tellOfRefund } from './tell_of_refund.js'

/**
 * Staff paid a refund out by hand. Returns whether it was waiting for that. Whether the gateway will ever tell of it depends on where
 * they paid it, so it stays among what the gateway may still tell (`refunding_minor`).
 */
export async function settleRefund(id: string, by: string | null): Promise<boolean> {
  const { orderId } = await Refund.findOrFail(id)
  await lockOrder(orderId)
  const refund = await Refund.query().where('id', id).where('state', 'by_hand').forUpdate().first()
  if (!refund) return false
  await refund.merge({ state: 'paid', settledAt: DateTime.now() }).save()
  await endTask({ refund_id: id }, { by, outcome: 'paid' })
  await tellOfRefund(refund)
  return true
}
