import { WalletSchema } from '#generated/schema'

/** A cache of the member's ledger balance; bonus credits are spent first. */
export default class Wallet extends WalletSchema {
  get credits(): number {
    return this.bonus + this.bought
  }
}
