import { Refusal } from '#app/http/http_errors'

/** A member’s own limit; `meta` names its `period`, `limit_minor` and `currency`, and `from` when it begins anew. */
export class SpendingLimitReached extends Refusal {
  static status = 403
  static code = 'spending_limit_reached'
}

/** A member’s limits are in another currency than the order, so nobody can say whether it fits; `meta` names both. */
export class SpendingLimitCurrency extends Refusal {
  static status = 403
  static code = 'spending_limit_currency'
}

/** The pause a member chose; `meta.until` is its end. */
export class SpendingPaused extends Refusal {
  static status = 403
  static code = 'spending_paused'
}

/** A bank took back money for credits that were spent; until that is settled nothing is spent or bought. */
export class SpendingBlocked extends Refusal {
  static status = 403
  static code = 'spending_blocked'
}

/** Why credits are not spent though there are enough, and why nothing is sold. */
export const SPENDING_REFUSALS = [SpendingLimitReached, SpendingPaused, SpendingBlocked]
