import { leftOf } from '#app/credits/orders/reversals/left_of'
import { lockOrder } from '#app/credits/orders/lock_order'
import { bookRefund } from './book_refund.js'
import type Refund from './refund.js'
import { refundParts } from './refund_parts.js'

/** Books a refund for what its order has left now; one that has nothing left any more is dropped. */
export async function refundUnused(refund: Refund): Promise<void> {
  const order = await lockOrder(refund.orderId)
  const left = await leftOf(order)
  const { unusedMinor } = refundParts(order, left)
  if (unusedMinor === 0 || order.status !== 'completed') return refund.delete()
  refund.merge({ amountMinor: unusedMinor, credits: left.credits, bonusCredits: left.bonus })
  await bookRefund(order, refund)
}
