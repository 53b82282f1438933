import type { DateTime } from 'luxon'
import type { Payment } from '#app/credits/gateways/gateway'
import PaymentEvent from '#app/credits/payments/payment_event'
import { openTask } from '#app/credits/tasks/open_task'
import { endMandates } from '#app/credits/direct_debit/end_mandates'
import { becomePaid, becomeSettled } from './become_paid.js'
import { endOrder } from '#app/credits/orders/end_order'
import { lockOrder } from '#app/credits/orders/lock_order'
import type Order from '#app/credits/orders/order'
import { takeBack } from '#app/credits/orders/reversals/take_back'

/**
 * Applies the gateway's answer once, never backwards: an answer older than the last one says nothing. A payment that doesn't match the
 * order changes nothing and becomes a task for staff. What was notified before `askedAt` is covered by the answer; later
 * notifications are asked about again.
 */
export async function applyPayment(orderId: string, payment: Payment, askedAt: DateTime): Promise<Order> {
  const order = await lockOrder(orderId)
  if (order.answeredAt && askedAt < order.answeredAt) return order
  order.answeredAt = askedAt
  if (!fits(order, payment)) {
    await openTask({ kind: 'payment_does_not_fit', orderId, detail: { ...payment, saved: undefined } })
  } else if (payment.state === 'paid') {
    if (order.mayBecome('completed')) await becomePaid(order, payment)
    if (order.isAdvanced) await becomeSettled(order)
    await takeBack(order, payment)
  } else if (payment.state !== 'pending') {
    // Credited already, so the bank's no takes all of it back.
    if (order.isAdvanced) await takeBack(order, { refundedMinor: null, chargedBackMinor: order.amountMinor })
    else await endOrder(order, payment.state)
  }
  if (order.mandateId && order.chargedBackMinor > 0) await endMandates('returned', { id: order.mandateId })
  if (order.$isDirty) await order.save()
  await PaymentEvent.query()
    .where('order_id', order.id)
    .whereNull('applied_at')
    .where('received_at', '<', askedAt.toJSDate())
    .update({ state: payment.state, applied_at: new Date() })
  return order
}

/** No more comes back than was paid, either: whoever gave money back twice has to look at it. */
function fits(order: Order, { reference, amountMinor, currency, refundedMinor, chargedBackMinor }: Payment): boolean {
  return (
    reference === order.reference &&
    amountMinor === order.amountMinor &&
    currency === order.currency &&
    (refundedMinor ?? 0) + (chargedBackMinor ?? 0) <= amountMinor
  )
}
