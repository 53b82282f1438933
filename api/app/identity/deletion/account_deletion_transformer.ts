import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { refundableSums } from '#app/credits/refunds/refundable_sums'
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
    const { unused, lastDay, heldUntil } = this.resource
    return {
      last_day: lastDay.toISODate()!,
      held_until: heldUntil?.toISODate() ?? null,
      refundable: refundableSums(unused),
    }
  }
}
