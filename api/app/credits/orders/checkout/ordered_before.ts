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

/** Of what decides which order it is. */
export function requestHash({ packageId, method, code, savesMethod, savedMethodId }: NewOrder): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([packageId, method, code, savesMethod, savedMethodId]))
    .digest()
}
