import { DateTime } from 'luxon'
import { CreditPackageSchema } from '#generated/schema'

const DAYS_CHARGED = 30

export default class CreditPackage extends CreditPackageSchema {
  /** Whether this price was charged for the 30 days before, so that it may be struck through (Directive 98/6/EC, art. 6a). */
  get wasCharged(): boolean {
    return this.startsAt <= DateTime.now().minus({ days: DAYS_CHARGED })
  }

  get totalCredits(): number {
    return this.credits + this.bonusCredits
  }
}
