import { DiscountCodeNotFound, DiscountCodeUsed } from '#app/credits/ledger/credits_errors'
import type { Discount } from './discount.js'

/** What is bought, before anything is off. */
export interface Purchase {
  country: string
  currency: string
  priceMinor: number
  /** Left out while the buyer has not chosen. */
  method?: string
}

/**
 * The one discount of an order: the best that fits, whether typed or not. Of equals the time bonus, which ends sooner. A typed code
 * that can't be used is refused even if the time bonus fits, so that its owner hears of it.
 * @throws DiscountCodeNotFound DiscountCodeUsed
 */
export function chooseDiscount(discounts: Discount[], typed: string | null, purchase: Purchase): Discount | null {
  if (typed !== null && !fits(usable(discounts, typed), purchase)) throw new DiscountCodeNotFound({ context: 'unfit' })
  return discounts
    .filter((one) => !one.hasExpired && !one.isUsedUp && fits(one, purchase))
    .reduce<Discount | null>((best, one) => (best && best.percent >= one.percent ? best : one), null)
}

/** @throws DiscountCodeNotFound DiscountCodeUsed */
export function usable(discounts: Discount[], code: string): Discount {
  const found = discounts.find((one) => one.code === code)
  if (!found) throw new DiscountCodeNotFound()
  if (found.isUsedUp) throw new DiscountCodeUsed()
  if (found.hasExpired) throw new DiscountCodeNotFound({ context: 'expired' })
  return found
}

function fits({ country, currency, minimumMinor, methods }: Discount, purchase: Purchase): boolean {
  return (
    (country === null || country === purchase.country) &&
    (currency === null || currency === purchase.currency) &&
    (minimumMinor === null || purchase.priceMinor >= minimumMinor) &&
    (methods.length === 0 || purchase.method === undefined || (methods as string[]).includes(purchase.method))
  )
}
