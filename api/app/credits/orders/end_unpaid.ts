import { DateTime } from 'luxon'
import { freeDiscount } from '#app/credits/discounts/settle_discount'
import { lockOrder } from './lock_order.js'
import type Order from './order.js'

/** How long a checkout that never opened may still be opened by the same request, in minutes. */
const UNOPENED_MINUTES = 30

/** Ends an order that nobody paid in time; money that comes later still counts. Returns the order as it is now. */
export async function endUnpaid(order: Order): Promise<Order> {
  if (!order.isPending || DateTime.now() < lastMoment(order)) return order
  const locked = await lockOrder(order.id)
  if (!locked.isPending) return locked
  await freeDiscount(locked)
  return locked.merge({ status: 'cancelled' }).save()
}

export function lastMoment({ createdAt, gatewayRef, watchedUntil }: Order): DateTime {
  return gatewayRef && watchedUntil ? watchedUntil : createdAt.plus({ minutes: UNOPENED_MINUTES })
}
