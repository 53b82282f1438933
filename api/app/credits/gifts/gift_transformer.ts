import { BaseTransformer } from '@adonisjs/core/transformers'
import { creditsPrice, type PaidPrice } from '#app/tenancy/sites/message_prices'
import type { Site } from '#app/tenancy/sites/site'
import type Gift from './gift.js'
import { shownGift } from './shown_gift.js'

interface Reader {
  site: Site
  language: string
  country: string
}

/** A gift of the catalogue with its price: in money by the credits the reader bought, else by what is on sale. */
export default class GiftTransformer extends BaseTransformer<Gift> {
  constructor(
    gift: Gift,
    protected reader: Reader
  ) {
    super(gift)
  }

  toObject() {
    const { site, language, country } = this.reader
    const credits = this.resource.priceAt(site)
    return {
      ...shownGift(this.resource, site, language),
      key: this.resource.key,
      credits,
      price: creditsPrice(site, country, credits, this.resource.$extras.paid_price as PaidPrice | null),
    }
  }
}
