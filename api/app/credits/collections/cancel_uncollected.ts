import { endOrder } from '#app/credits/orders/end_order'
import { lockOrder } from '#app/credits/orders/lock_order'
import Order from '#app/credits/orders/order'

/** Orders of a mandate that the bank was not asked for yet. */
export async function cancelUncollected(mandateId: string): Promise<void> {
  const orders = await Order.query().where({ mandate_id: mandateId, status: 'pending' }).whereNull('collecting_at')
  for (const { id } of orders) {
    const order = await lockOrder(id)
    if (!order.collectingAt) await endOrder(order, 'cancelled')
  }
}
