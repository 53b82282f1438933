import { endOrder } from '#app/credits/orders/end_order'
import { leftOf } from '#app/credits/orders/reversals/left_of'
import type Order from '#app/credits/orders/order'
import { hasWaived } from '#app/credits/orders/waiver'
import { withdrawalEnd } from '#app/credits/orders/withdrawal_end'
import { bookRefund } from '#app/credits/refunds/book_refund'
import Refund from '#app/credits/refunds/refund'
import { refundParts } from '#app/credits/refunds/refund_parts'
import type { Site } from '#app/tenancy/sites/site'
import Withdrawal from './withdrawal.js'

/**
 * Books what a locked order gives back to somebody who withdraws from it: what is unused, or all of it where the buyer's waiver is void. One
 * that isn't paid yet is ended, so that nothing is collected. Returns false where staff have to look: it is too late, or nothing is left.
 * A second statement changes nothing.
 */
export async function payBackWithdrawn(site: Site, withdrawal: Withdrawal, order: Order): Promise<boolean> {
  if (await Refund.query().where('order_id', order.id).where('cause', 'withdrawal').first()) return true
  if (!order.completedAt) {
    // What the bank may have been asked for is found out about; money that comes goes back then (`settle_earlier_withdrawals.ts`).
    if (!order.collectingAt) await endOrder(order, 'cancelled')
    return true
  }
  const isInTime = order.status === 'completed' && withdrawal.statedAt <= withdrawalEnd(site, order.completedAt)
  const isPaidBack = isInTime && (await payBack(order, withdrawal.id))
  return isPaidBack || isRepeated(withdrawal)
}

async function payBack(order: Order, withdrawalId: string): Promise<boolean> {
  const left = await leftOf(order)
  const { unusedMinor, wholeMinor } = refundParts(order, left)
  const amountMinor = hasWaived(order) ? unusedMinor : wholeMinor
  if (amountMinor === 0) return false
  const { id: orderId, memberId, currency } = order
  const refund = new Refund().merge({
    orderId,
    memberId,
    currency,
    withdrawalId,
    cause: 'withdrawal',
    amountMinor,
    credits: left.credits,
    bonusCredits: left.bonus,
  })
  await bookRefund(order, refund)
  return true
}

async function isRepeated({ id, orderId }: Withdrawal): Promise<boolean> {
  return (await Withdrawal.query().where('order_id', orderId!).whereNot('id', id).first()) !== null
}
