import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import type { UnusedPurchase } from '#app/credits/refunds/unused_purchases'

interface BeforeLeaving {
  unused: UnusedPurchase[]
  lastDay: DateTime
  /** The last day on which a hold they know of keeps their data; null without one. */
  heldUntil: DateTime | null
}

/** The last day to restore the account, until when its data is held, and the refund for unused bought credits per currency. */
export default class AccountDeletionTransformer extends BaseTransformer<BeforeLeaving> {
  toObject() {
    const sums = new Map<string, { credits: number; amount_minor: number; currency: string }>()
    for (const { credits, amountMinor, currency } of this.resource.unused) {
      const sum = sums.get(currency) ?? { credits: 0, amount_minor: 0, currency }
      sums.set(currency, { ...sum, credits: sum.credits + credits, amount_minor: sum.amount_minor + amountMinor })
    }
    const { lastDay, heldUntil } = this.resource
    return {
      last_day: lastDay.toISODate()!,
      held_until: heldUntil?.toISODate() ?? null,
      refundable: [...sums.values()],
    }
  }
}
