import { fieldsRefused } from '#app/http/validation/fields_refused'
import { leftOf } from '#app/credits/orders/left_of'
import { lockOrder } from '#app/credits/orders/lock_order'
import type { Site } from '#app/tenancy/sites/site'
import { bookRefund } from './book_refund.js'
import Refund from './refund.js'
import { refundParts } from './refund_parts.js'

interface Goodwill {
  orderId: string
  amountMinor: number
  reason: string
  /** Of staff. */
  askedBy: string
}

/**
 * Gives money back though the law doesn't ask for it, also for credits that were spent, as it is with "I did not know it was fictional".
 * Above the brand's `goodwill_limit` a second person has to agree. @throws FieldsRefused for more than the order can give back
 */
export async function giveGoodwill(site: Site, { orderId, amountMinor, reason, askedBy }: Goodwill): Promise<Refund> {
  const order = await lockOrder(orderId)
  refuseMore(order, amountMinor)
  const { memberId, currency } = order
  const refund = await Refund.create({
    orderId,
    memberId,
    cause: 'goodwill',
    state: 'proposed',
    amountMinor,
    currency,
    reason,
    askedBy,
  })
  if (amountMinor <= site.settings.goodwill_limit) await bookGoodwill(refund)
  return refund
}

/** Takes the unused credits that the money pays for, those first that are not spent. */
export async function bookGoodwill(refund: Refund): Promise<void> {
  const order = await lockOrder(refund.orderId)
  refuseMore(order, refund.amountMinor)
  const left = await leftOf(order)
  const isWhole = order.refundedMinor + refund.amountMinor >= order.amountMinor
  const paidFor = Math.floor((order.credits * refund.amountMinor) / order.amountMinor)
  refund.merge({
    credits: isWhole ? left.credits : Math.min(left.credits, paidFor),
    bonusCredits: isWhole ? left.bonus : 0,
  })
  await bookRefund(order, refund)
}

/** @throws FieldsRefused */
function refuseMore(order: Parameters<typeof refundParts>[0] & { status: string }, amountMinor: number): void {
  const max = order.status === 'completed' ? refundParts(order, { credits: 0, bonus: 0 }).wholeMinor : 0
  if (amountMinor > max) throw fieldsRefused([{ field: 'amount_minor', rule: 'max', meta: { max } }])
}
