import { createHash } from 'node:crypto'
import { IdempotencyKeyReused } from '#app/http/http_errors'
import Order from '#app/credits/orders/order'
import type { NewOrder } from './new_order.js'

/** The order that the same request made. @throws IdempotencyKeyReused */
export async function orderedBefore(wanted: NewOrder): Promise<Order | null> {
  const order = await Order.query().where('member_id', wanted.buyer.id).where('idempotency_key', wanted.key).first()
  if (order && !order.requestHash.equals(requestHash(wanted))) throw new IdempotencyKeyReused()
  return order
}

/** Of everything that was asked for. */
export function requestHash({ packageId, method, code, savesMethod, savedMethodId, seen }: NewOrder): Buffer {
  const { price_minor = null, currency = null } = seen
  return createHash('sha256')
    .update(JSON.stringify([packageId, method, code, savesMethod, savedMethodId, price_minor, currency]))
    .digest()
}
