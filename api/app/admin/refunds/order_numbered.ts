import { NotFound } from '#app/http/http_errors'
import { lockOrder } from '#app/credits/orders/lock_order'
import Order from '#app/credits/orders/order'
import { typedOrderNumber } from '#app/credits/orders/typed_order_number'

/** Locks an order by the number in a path, however it is written. @throws NotFound */
export async function orderNumbered(number: string): Promise<Order> {
  const order = await Order.findBy({ number: typedOrderNumber(number) })
  if (!order) throw new NotFound()
  return lockOrder(order.id)
}
