import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import Profile from '#app/members/people/profile'
import { bookPurchase } from './book_purchase.js'
import type { Payment } from '#app/credits/gateways/gateway'
import Order, { type OrderStatus } from './order.js'
import PaymentEvent from '#app/credits/payments/payment_event'

const BECOMES: Record<Payment['state'], OrderStatus> = {
  pending: 'pending',
  paid: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
}

/** Applies the gateway's state once, never backwards; a payment that doesn't match the order is only marked for review by staff. */
export async function applyPayment(orderId: string, payment: Payment): Promise<Order> {
  const order = await Order.query().where('id', orderId).forUpdate().firstOrFail()
  const status = BECOMES[payment.state]
  if (!fits(order, payment)) {
    logger.error({ order: order.id, payment }, 'a payment does not fit its order')
    await order.merge({ reviewReason: 'payment_does_not_fit' }).save()
  } else if (order.mayBecome(status)) {
    await order.merge({ status, completedAt: status === 'completed' ? DateTime.now() : null }).save()
    if (status === 'completed') await deliver(order)
  }
  await PaymentEvent.query()
    .where('order_id', order.id)
    .whereNull('applied_at')
    .update({ state: payment.state, applied_at: new Date() })
  return order
}

function fits(order: Order, { reference, amountMinor, currency }: Payment): boolean {
  return reference === order.reference && amountMinor === order.amountMinor && currency === order.currency
}

/** Buying any package makes a member premium (specification §1). */
async function deliver(order: Order): Promise<void> {
  await bookPurchase(order)
  await Profile.query().where('member_id', order.memberId).update({ paid_user: true })
}
