import { DateTime } from 'luxon'
import { endOrder } from '#app/credits/orders/end_order'
import { lockOrder } from '#app/credits/orders/lock_order'
import type Order from '#app/credits/orders/order'

/** How long a checkout that never opened may still be opened by the same request, in minutes. */
const UNOPENED_MINUTES = 30

/** Ends an order that nobody paid in time; money that comes later still counts. Returns the order as it is now. */
export async function endUnpaid(order: Order): Promise<Order> {
  if (!order.isPending || DateTime.now() < lastMoment(order)) return order
  const locked = await lockOrder(order.id)
  return locked.isPending ? endOrder(locked, 'cancelled') : locked
}

/** A direct debit waits for its day, and then for the bank. */
export function lastMoment({ createdAt, gatewayRef, mandateId, watchedUntil }: Order): DateTime {
  return (gatewayRef || mandateId) && watchedUntil ? watchedUntil : createdAt.plus({ minutes: UNOPENED_MINUTES })
}
