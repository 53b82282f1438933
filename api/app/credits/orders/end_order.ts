import { freeDiscount } from '#app/credits/discounts/settle_discount'
import type Order from './order.js'

/** An order that is locked comes to nothing, and others may have its discount; one that was paid stays as it is. */
export async function endOrder(order: Order, status: 'failed' | 'cancelled'): Promise<Order> {
  if (!order.mayBecome(status)) return order
  await freeDiscount(order)
  return order.merge({ status }).save()
}
