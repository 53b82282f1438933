import logger from '@adonisjs/core/services/logger'
import { enqueue } from '#app/jobs/enqueue'
import { postCredits } from '#app/credits/ledger/post_credits'
import { unusedLots } from '#app/credits/ledger/unused_lots'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { Payment } from '#app/credits/gateways/gateway'
import type Order from './order.js'

/**
 * Books what the gateway says was given back since the last answer. A refund takes the credits it pays for, a chargeback all that
 * the order has left; what was spent stays spent, so no balance goes below zero. Premium ends with the last purchase that stands.
 */
export async function takeBack(order: Order, { refundedMinor, chargedBackMinor }: Payment): Promise<void> {
  if (refundedMinor < order.refundedMinor || chargedBackMinor < order.chargedBackMinor) {
    logger.error({ order: order.id, refundedMinor, chargedBackMinor }, 'money given back became less')
    await order.merge({ reviewReason: 'reversal_undone' }).save()
    return
  }
  const isRefunded = refundedMinor > order.refundedMinor
  const isChargedBack = chargedBackMinor > order.chargedBackMinor
  if (!isRefunded && !isChargedBack) return
  const { rest, bonus } = await leftOf(order)
  const isWhole = chargedBackMinor > 0 || refundedMinor >= order.amountMinor
  const paidFor = Math.floor((order.credits * refundedMinor) / order.amountMinor) - order.returnedCredits
  const taken = {
    credits: isWhole ? rest : Math.min(rest, Math.max(0, paidFor)),
    bonus: isWhole ? Math.min(bonus, order.bonusCredits - order.returnedBonus) : 0,
  }
  const kind = isChargedBack ? 'chargeback' : 'refund'
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
      returnedCredits: order.returnedCredits + taken.credits,
      returnedBonus: order.returnedBonus + taken.bonus,
      ...(isWhole && { status: chargedBackMinor > 0 ? 'charged_back' : 'refunded' }),
    })
    .save()
  await tenantRows(
    `update app.profiles set paid_user = exists (select from app.orders where tenant_id = (select sec.tenant_id())
       and member_id = :memberId and status = 'completed')
     where tenant_id = (select sec.tenant_id()) and member_id = :memberId and paid_user`,
    { memberId: order.memberId }
  )
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

/** Locks the wallet first, so that nothing of it is spent meanwhile. */
async function leftOf({ id, memberId }: Order): Promise<{ rest: number; bonus: number }> {
  const [wallet] = await tenantRows<{ bonus: number }>(
    `select bonus from app.wallets where tenant_id = (select sec.tenant_id()) and member_id = ? for update`,
    [memberId]
  )
  const [lot] = await tenantRows<{ rest: number }>(
    `select rest from (${unusedLots(':memberId')}) lots where id = :id`,
    { memberId, id }
  )
  return { rest: lot?.rest ?? 0, bonus: wallet?.bonus ?? 0 }
}
