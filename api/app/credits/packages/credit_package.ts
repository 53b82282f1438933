import { CreditPackageSchema } from '#generated/schema'

/** Credits as a brand sells them in one country, for a time. */
export default class CreditPackage extends CreditPackageSchema {
  /** All the credits the buyer gets. */
  get totalCredits(): number {
    return this.credits + this.bonusCredits
  }
}
