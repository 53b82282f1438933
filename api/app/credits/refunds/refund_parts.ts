import type Order from '#app/credits/orders/order'
import type { Left } from '#app/credits/orders/reversals/left_of'

/** What an order may give back, in minor units: for its unused credits, and in all. */
export interface RefundParts {
  creditsUsed: number
  creditsUnused: number
  bonusUnused: number
  unusedMinor: number
  wholeMinor: number
}

type Counted = Pick<
  Order,
  'credits' | 'returnedCredits' | 'amountMinor' | 'refundedMinor' | 'chargedBackMinor' | 'vatMinor'
>

/** The unused part is rounded in the member's favour. Bonus credits cost nothing: they go, and no money comes for them. */
export function refundParts(order: Counted, { credits, bonus }: Left): RefundParts {
  const wholeMinor = order.amountMinor - order.refundedMinor - order.chargedBackMinor
  return {
    creditsUsed: order.credits - order.returnedCredits - credits,
    creditsUnused: credits,
    bonusUnused: bonus,
    unusedMinor: Math.min(wholeMinor, Math.ceil((order.amountMinor * credits) / order.credits)),
    wholeMinor,
  }
}

/** The VAT within a refund. Reckoned on what was given back before and with it, so that all parts sum up to the order's VAT. */
export function refundVat({ amountMinor, refundedMinor, vatMinor }: Counted, refundMinor: number): number {
  const within = (minor: number) => Math.round((vatMinor * minor) / amountMinor)
  return within(refundedMinor + refundMinor) - within(refundedMinor)
}
