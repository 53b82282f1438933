import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { refundableSums } from '#app/credits/refunds/refundable_sums'
import type { UnusedPurchase } from '#app/credits/refunds/unused_purchases'

interface BeforeLeaving {
  unused: UnusedPurchase[]
  lastDay: DateTime
}

/** The last day to restore the account, and the refund for unused bought credits per currency. */
export default class AccountDeletionTransformer extends BaseTransformer<BeforeLeaving> {
  toObject() {
    const { unused, lastDay } = this.resource
    return { last_day: lastDay.toISODate()!, refundable: refundableSums(unused) }
  }
}
