import { CreditPackageSchema } from '#generated/schema'

export default class CreditPackage extends CreditPackageSchema {
  get totalCredits(): number {
    return this.credits + this.bonusCredits
  }
}
