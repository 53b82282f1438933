import { BaseTransformer } from '@adonisjs/core/transformers'
import { bestValue, savingPercent } from './best_value.js'
import type { Discount } from '#app/credits/discounts/discount'
import { discountedPrice } from '#app/credits/discounts/discounted_price'
import type CreditPackage from './credit_package.js'

/** A package and what it is worth in messages at `messageCredits` each, at the price this viewer pays. */
export default class PackageTransformer extends BaseTransformer<CreditPackage> {
  constructor(
    resource: CreditPackage,
    protected messageCredits: number,
    protected offer: CreditPackage[],
    /** The viewer's discount, where it fits this package. */
    protected discountOf: (one: CreditPackage) => Discount | null = () => null
  ) {
    super(resource)
  }

  toObject() {
    const { id, credits, bonusCredits, priceMinor, currency, totalCredits, recommended, endsAt } = this.resource
    const discount = this.discountOf(this.resource)
    const discounted = discount && discountedPrice(priceMinor, discount.percent)
    return {
      id,
      credits,
      bonus_credits: bonusCredits,
      price_minor: priceMinor,
      currency,
      discounted_price_minor: discounted,
      price_was_charged: this.resource.wasCharged,
      messages: Math.floor(totalCredits / this.messageCredits),
      message_price_minor: Math.ceil(((discounted ?? priceMinor) * this.messageCredits) / totalCredits),
      best_value: id === bestValue(this.offer)?.id,
      /** How much less a credit costs than in the dearest package, in whole percent. */
      saving_percent: savingPercent(this.resource, this.offer),
      recommended,
      /** Null for a package without an end. */
      ends_at: endsAt?.toUTC().toISO() ?? null,
    }
  }
}
