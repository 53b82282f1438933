import { DateTime } from 'luxon'
import { enqueue } from '#app/jobs/enqueue'
import { postCredits } from '#app/credits/ledger/post_credits'
import type Order from '#app/credits/orders/order'
import { renewPremium } from '#app/credits/orders/reversals/renew_premium'
import type Refund from './refund.js'
import { refundVat } from './refund_parts.js'

/**
 * Takes a refund's credits from the member and has the money sent. The order is locked, and so is the wallet its figures come from
 * (`left_of.ts`). What the gateway says about it later is booked already.
 */
export async function bookRefund(order: Order, refund: Refund): Promise<void> {
  const { amountMinor, credits, bonusCredits } = refund
  await refund.merge({ state: 'booked', bookedAt: DateTime.now(), vatMinor: refundVat(order, amountMinor) }).save()
  const refundedMinor = order.refundedMinor + amountMinor
  await order
    .merge({
      refundedMinor,
      refundingMinor: order.refundingMinor + amountMinor,
      returnedCredits: order.returnedCredits + credits,
      returnedBonus: order.returnedBonus + bonusCredits,
      ...(refundedMinor >= order.amountMinor && { status: 'refunded' }),
    })
    .save()
  await postCredits({
    kind: 'refund',
    key: `refund:${refund.id}`,
    memberId: order.memberId,
    orderId: order.id,
    bought: -credits,
    bonus: -bonusCredits,
  })
  await renewPremium(order.memberId)
  await enqueue('send_refund', { refund: refund.id })
}
