import { WalletSchema } from '#generated/schema'

/** A member's credits: a cache of the ledger. Bonus credits are spent first. */
export default class Wallet extends WalletSchema {
  get credits(): number {
    return this.bonus + this.bought
  }
}
