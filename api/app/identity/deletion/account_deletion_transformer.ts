import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import type { UnusedPurchase } from '#app/credits/refunds/unused_purchases'

interface BeforeLeaving {
  unused: UnusedPurchase[]
  lastDay: DateTime
}

/** The last day to restore the account, and the refund for unused bought credits per currency. */
export default class AccountDeletionTransformer extends BaseTransformer<BeforeLeaving> {
  toObject() {
    const sums = new Map<string, { credits: number; amount_minor: number; currency: string }>()
    for (const { credits, amountMinor, currency } of this.resource.unused) {
      const sum = sums.get(currency) ?? { credits: 0, amount_minor: 0, currency }
      sums.set(currency, { ...sum, credits: sum.credits + credits, amount_minor: sum.amount_minor + amountMinor })
    }
    return { last_day: this.resource.lastDay.toISODate()!, refundable: [...sums.values()] }
  }
}
