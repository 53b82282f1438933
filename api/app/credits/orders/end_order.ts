import { freeDiscount } from '#app/credits/discounts/settle_discount'
import { count } from '#app/operations/count'
import { afterCommit } from '#app/tenancy/context/tenant_context'
import { enqueue } from '#app/jobs/enqueue'
import type Order from './order.js'

/** An order that is locked comes to nothing, and others may have its discount; one that was paid stays as it is. */
export async function endOrder(order: Order, status: 'failed' | 'cancelled'): Promise<Order> {
  if (!order.mayBecome(status)) return order
  await freeDiscount(order)
  // Nobody waits for it in front of a screen.
  if (order.mandateId) await enqueue('send_mail', { mail: 'debit_failed', order: order.id })
  afterCommit(() => count('payments', status))
  return order.merge({ status }).save()
}
