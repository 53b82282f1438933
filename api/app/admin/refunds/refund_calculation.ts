import { leftOf } from '#app/credits/orders/reversals/left_of'
import type Order from '#app/credits/orders/order'
import { hasWaived } from '#app/credits/orders/waiver'
import { withdrawalEnd } from '#app/credits/orders/withdrawal_end'
import Refund from '#app/credits/refunds/refund'
import { goodwillLimit } from '#app/credits/refunds/goodwill'
import { refundParts, refundVat } from '#app/credits/refunds/refund_parts'
import type { Site } from '#app/tenancy/sites/site'
import { type RefundRow, refundRow } from './refund_row.js'

/** What an order may give back now, in minor units and credits, and what it gave back before. */
export interface RefundCalculation {
  number: string
  status: string
  currency: string
  amount_minor: number
  vat_minor: number
  refunded_minor: number
  charged_back_minor: number
  credits: number
  bonus_credits: number
  credits_used: number
  credits_unused: number
  bonus_unused: number
  unused_minor: number
  unused_vat_minor: number
  whole_minor: number
  whole_vat_minor: number
  /** Whether the right to withdraw ended for the credits that were used. */
  has_waived: boolean
  withdraw_until: string | null
  /** Up to which one person decides now. */
  goodwill_limit: number
  refunds: RefundRow[]
}

/** Of a locked order. */
export async function refundCalculation(site: Site, order: Order): Promise<RefundCalculation> {
  const parts = refundParts(order, await leftOf(order))
  const refunds = await Refund.query().where('order_id', order.id).orderBy('id')
  return {
    number: order.number,
    status: order.status,
    currency: order.currency,
    amount_minor: order.amountMinor,
    vat_minor: order.vatMinor,
    refunded_minor: order.refundedMinor,
    charged_back_minor: order.chargedBackMinor,
    credits: order.credits,
    bonus_credits: order.bonusCredits,
    credits_used: parts.creditsUsed,
    credits_unused: parts.creditsUnused,
    bonus_unused: parts.bonusUnused,
    unused_minor: parts.unusedMinor,
    unused_vat_minor: refundVat(order, parts.unusedMinor),
    whole_minor: parts.wholeMinor,
    whole_vat_minor: refundVat(order, parts.wholeMinor),
    has_waived: hasWaived(order),
    withdraw_until: order.completedAt && withdrawalEnd(site, order.completedAt).toUTC().toISO(),
    goodwill_limit: await goodwillLimit(site, order.id),
    refunds: refunds.map(refundRow),
  }
}
