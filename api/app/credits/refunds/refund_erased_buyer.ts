import type Order from '#app/credits/orders/order'
import Refund from './refund.js'
import { refundUnused } from './refund_unused.js'

/** Gives back all that came for a locked order, just credited, whose buyer was erased: nobody can use it. */
export async function refundErasedBuyer(order: Order): Promise<void> {
  const { id: orderId, memberId, credits, amountMinor, currency } = order
  const bought = { orderId, memberId, credits, amountMinor, currency }
  await refundUnused(await Refund.create({ ...bought, cause: 'deletion', state: 'wanted' }))
  await order.refresh()
}
