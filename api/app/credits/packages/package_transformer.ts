import { BaseTransformer } from '@adonisjs/core/transformers'
import type CreditPackage from './credit_package.js'

/** A package and what it is worth in messages at `messageCredits` each. */
export default class PackageTransformer extends BaseTransformer<CreditPackage> {
  constructor(
    resource: CreditPackage,
    protected messageCredits: number,
    protected best?: CreditPackage
  ) {
    super(resource)
  }

  toObject() {
    const { id, credits, bonusCredits, priceMinor, currency, totalCredits } = this.resource
    return {
      id,
      credits,
      bonus_credits: bonusCredits,
      price_minor: priceMinor,
      currency,
      messages: Math.floor(totalCredits / this.messageCredits),
      message_price_minor: Math.ceil((priceMinor * this.messageCredits) / totalCredits),
      best_value: id === this.best?.id,
    }
  }
}
