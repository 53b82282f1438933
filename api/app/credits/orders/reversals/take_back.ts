import { enqueue } from '#app/jobs/enqueue'
import { postCredits } from '#app/credits/ledger/post_credits'
import { openTask } from '#app/credits/tasks/open_task'
import type { Payment } from '#app/credits/gateways/gateway'
import { endClaim, raiseClaim, spentAndChargedBack } from './claims.js'
import { leftOf } from './left_of.js'
import type Order from '#app/credits/orders/order'
import { recheckRefunds } from './recheck_refunds.js'
import { tellNetwork } from '#app/credits/orders/tell_network'
import { renewPremium } from './renew_premium.js'

export type TakenBack = Pick<Payment, 'refundedMinor' | 'chargedBackMinor'>

/**
 * Books what the gateway says was given back since the last answer. A refund takes the credits it pays for, a chargeback all that
 * the order has left; what was spent stays spent, so no balance goes below zero, and is claimed (`claims.ts`). Premium ends with the last purchase that stands.
 * A gateway that tells no amounts (null) says nothing about them.
 */
export async function takeBack(order: Order, told: TakenBack): Promise<void> {
  // We booked our own refunds before the gateway had them.
  const toldBefore = order.refundedMinor - order.refundingMinor
  const toldNow = told.refundedMinor ?? toldBefore
  const chargedBackMinor = told.chargedBackMinor ?? order.chargedBackMinor
  if (told.chargedBackMinor !== null) order.wonBackMinor = Math.max(0, order.chargedBackMinor - told.chargedBackMinor)
  if (toldNow < toldBefore || chargedBackMinor < order.chargedBackMinor) {
    await openTask({ kind: 'reversal_undone', orderId: order.id, detail: { ...told } })
    // Credits and statuses are for staff to decide; a bank that pays after all claims nothing.
    if (order.claimMinor > chargedBackMinor) await endClaim(order, { by: null, outcome: 'reversed' })
    return
  }
  // A bank may be faster than a refund of ours that is under way, which then finds no money left (`send_refund_job.ts`).
  const refundedMinor = Math.max(toldNow, Math.min(order.refundedMinor, order.amountMinor - chargedBackMinor))
  order.refundingMinor = refundedMinor - toldNow
  const isRefunded = refundedMinor > order.refundedMinor
  const isChargedBack = chargedBackMinor > order.chargedBackMinor
  if (isRefunded || isChargedBack) await book(order, { refundedMinor, chargedBackMinor }, isChargedBack)
  else if (order.$isDirty) await order.save()
}

async function book(
  order: Order,
  { refundedMinor, chargedBackMinor }: Record<keyof TakenBack, number>,
  isChargedBack: boolean
): Promise<void> {
  const left = await leftOf(order)
  const isWhole = chargedBackMinor > 0 || refundedMinor >= order.amountMinor
  const paidFor = Math.floor((order.credits * refundedMinor) / order.amountMinor) - order.returnedCredits
  const taken = {
    credits: isWhole ? left.credits : Math.min(left.credits, Math.max(0, paidFor)),
    bonus: isWhole ? left.bonus : 0,
  }
  const kind = isChargedBack ? 'chargeback' : 'refund'
  const claimedBefore = spentAndChargedBack(order)
  const news = { refund: refundedMinor - order.refundedMinor, chargeback: chargedBackMinor - order.chargedBackMinor }
  await postCredits({
    kind,
    key: `${kind}:${order.id}:${refundedMinor}:${chargedBackMinor}`,
    memberId: order.memberId,
    orderId: order.id,
    bought: -taken.credits,
    bonus: -taken.bonus,
  })
  await order
    .merge({
      refundedMinor,
      chargedBackMinor,
      reversalNotifiedAt: null,
      returnedCredits: order.returnedCredits + taken.credits,
      returnedBonus: order.returnedBonus + taken.bonus,
      ...(isWhole && { status: chargedBackMinor > 0 ? 'charged_back' : 'refunded' }),
    })
    .save()
  if (isChargedBack) {
    await raiseClaim(order, spentAndChargedBack(order) - claimedBefore)
    await recheckRefunds(order.id)
  }
  await renewPremium(order.memberId)
  for (const event of ['refund', 'chargeback'] as const)
    if (news[event] > 0)
      await tellNetwork(order, {
        event,
        minor: news[event],
        occasion: `${order.id}:${refundedMinor}:${chargedBackMinor}`,
      })
  await tellBuyer(order, news, { kind, credits: taken.credits + taken.bonus })
}

/** By mail, about each kind of money that went back; the credits are named once, where they were booked. */
async function tellBuyer(
  { id }: Order,
  news: Record<'refund' | 'chargeback', number>,
  { kind, credits }: { kind: string; credits: number }
): Promise<void> {
  for (const mail of ['refund', 'chargeback'] as const)
    if (news[mail] > 0)
      await enqueue('send_mail', { mail, order: id, amount_minor: news[mail], credits: mail === kind ? credits : 0 })
}
