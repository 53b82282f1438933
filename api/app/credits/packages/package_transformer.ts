import { BaseTransformer } from '@adonisjs/core/transformers'
import { bestValue, savingPercent } from './best_value.js'
import type CreditPackage from './credit_package.js'

/** A package and what it is worth in messages at `messageCredits` each. */
export default class PackageTransformer extends BaseTransformer<CreditPackage> {
  constructor(
    resource: CreditPackage,
    protected messageCredits: number,
    protected offer: CreditPackage[]
  ) {
    super(resource)
  }

  toObject() {
    const { id, credits, bonusCredits, priceMinor, currency, totalCredits, recommended, endsAt } = this.resource
    return {
      id,
      credits,
      bonus_credits: bonusCredits,
      price_minor: priceMinor,
      currency,
      messages: Math.floor(totalCredits / this.messageCredits),
      message_price_minor: Math.ceil((priceMinor * this.messageCredits) / totalCredits),
      best_value: id === bestValue(this.offer)?.id,
      /** How much less a credit costs than in the dearest package, in whole percent. */
      saving_percent: savingPercent(this.resource, this.offer),
      recommended,
      /** Null for a package without an end. */
      ends_at: endsAt?.toUTC().toISO() ?? null,
    }
  }
}
