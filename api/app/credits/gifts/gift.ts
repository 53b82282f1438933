import { GiftSchema } from '#generated/schema'
import type { Site } from '#app/tenancy/sites/site'

/** A gift of a brand's catalogue. Its name, picture and price stay as they are: a changed gift is another row. */
export default class Gift extends GiftSchema {
  priceAt({ settings }: Site): number {
    return this.credits ?? settings.gift_credits
  }

  get isOffered(): boolean {
    return this.endsAt === null
  }
}
