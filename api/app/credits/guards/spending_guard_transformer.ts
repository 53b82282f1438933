import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Guard } from './guard_in_force.js'
import type { Use } from './guard_use.js'
import { hasLimit, type Limits } from './limits.js'

export interface GuardView {
  guard: Guard | null
  uses: Use[]
  /** What a bank took back for credits that were spent. */
  claim: { amountMinor: number; currency: string } | null
  buyersCurrency: string
}

/** A member’s limits, what they used of each, and what is to become looser. */
export default class SpendingGuardTransformer extends BaseTransformer<GuardView> {
  toObject() {
    const { guard, uses, claim, buyersCurrency } = this.resource
    return {
      /** Of the limits that hold. */
      currency: guard && hasLimit(guard) ? guard.currency : buyersCurrency,
      /** In which limits are set and packages sold. */
      buyers_currency: buyersCurrency,
      periods: uses.map(({ period, limitMinor, orderedMinor, spentMinor, endsAt }) => ({
        period,
        limit_minor: limitMinor,
        ordered_minor: orderedMinor,
        spent_minor: spentMinor,
        ends_at: endsAt.toUTC().toISO()!,
      })),
      paused_until: guard?.pausedUntil?.toUTC().toISO() ?? null,
      looser: guard?.next ? { from: guard.next.from.toUTC().toISO()!, ...limitsOf(guard.next) } : null,
      claim: claim && { amount_minor: claim.amountMinor, currency: claim.currency },
    }
  }
}

function limitsOf({ currency, dayMinor, weekMinor, monthMinor, pausedUntil }: Limits) {
  return {
    currency,
    day_minor: dayMinor,
    week_minor: weekMinor,
    month_minor: monthMinor,
    paused_until: pausedUntil?.toUTC().toISO() ?? null,
  }
}
