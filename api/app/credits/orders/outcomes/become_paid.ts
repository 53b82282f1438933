import { DateTime } from 'luxon'
import { count } from '#app/operations/count'
import { afterCommit } from '#app/tenancy/context/tenant_context'
import { enqueue } from '#app/jobs/enqueue'
import { useDiscount } from '#app/credits/discounts/settle_discount'
import Member from '#app/members/people/member'
import Profile from '#app/members/people/profile'
import type { Payment } from '#app/credits/gateways/gateway'
import { gatewayNamed } from '#app/credits/payments/gateway_of'
import { keepSavedMethod } from '#app/credits/saved_methods/keep_saved_method'
import { warnOfSpending } from '#app/credits/guards/warn_of_spending'
import { postCredits } from '#app/credits/ledger/post_credits'
import { openTask } from '#app/credits/tasks/open_task'
import type Order from '#app/credits/orders/order'
import { recheckRefunds } from '#app/credits/orders/reversals/recheck_refunds'
import { refundErasedBuyer } from '#app/credits/refunds/refund_erased_buyer'
import { tellNetwork } from '#app/credits/orders/tell_network'
import { settleEarlierWithdrawals } from './settle_earlier_withdrawals.js'

/** The money came for what was credited before: from now on nothing but a chargeback takes it back, and refunds of it are sent. */
export async function becomeSettled(order: Order): Promise<void> {
  await order.merge({ isAdvanced: false }).save()
  await recheckRefunds(order.id)
}

/** Buying any package makes a member premium (specification §1). From now on the payment is watched for as long as a bank may take it back. */
export async function becomePaid(order: Order, { saved }: Pick<Payment, 'saved'>): Promise<void> {
  const completedAt = DateTime.now()
  const isExcess = await useDiscount(order)
  if (isExcess)
    await openTask({ kind: 'discount_limit_exceeded', orderId: order.id, detail: { code: order.discountCode } })
  const offered = gatewayNamed(order.gateway).methods.find(({ key }) => key === order.method)
  await order
    .merge({
      status: 'completed',
      completedAt,
      watchedUntil: offered ? completedAt.plus({ days: offered.reversibleDays }) : null,
    })
    .save()
  const { id: orderId, memberId, credits, bonusCredits } = order
  await postCredits({
    kind: 'purchase',
    key: `purchase:${orderId}`,
    memberId,
    orderId,
    bought: credits,
    bonus: bonusCredits,
  })
  afterCommit(() => count('payments', 'completed'))
  if (await Member.query().where('id', memberId).where('status', 'erased').first()) return refundErasedBuyer(order)
  if (saved) await keepSavedMethod(order, saved)
  await Profile.query().where('member_id', order.memberId).update({ paid_user: true })
  await tellNetwork(order, { event: 'first_purchase', minor: order.amountMinor })
  await warnOfSpending(order)
  await enqueue('send_mail', { mail: 'receipt', order: order.id })
  await settleEarlierWithdrawals(orderId)
}
