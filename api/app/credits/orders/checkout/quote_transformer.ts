import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Offer } from './offer.js'

/** What an order would cost, before it is made. */
export default class QuoteTransformer extends BaseTransformer<Offer> {
  constructor(
    resource: Offer,
    protected messageCredits: number
  ) {
    super(resource)
  }

  toObject() {
    const { bought, method, discount, amountMinor, vatMinor } = this.resource
    return {
      package_id: bought.id,
      method: method.key,
      list_price_minor: bought.priceMinor,
      discount_minor: bought.priceMinor - amountMinor,
      amount_minor: amountMinor,
      vat_minor: vatMinor,
      currency: bought.currency,
      discount_code: discount?.code ?? null,
      discount_percent: discount?.percent ?? null,
      message_price_minor: Math.ceil((amountMinor * this.messageCredits) / bought.totalCredits),
      discount_expires: discount?.expiresAt?.toUTC().toISO() ?? null,
    }
  }
}
