import { Refusal } from '#app/http/http_errors'

/** Today's likes of the swipe game are used up (specification §5); `meta.limit` is their number. */
export class SwipeLimit extends Refusal {
  static status = 403
  static code = 'swipe_limit'
}

/** The member has as many search alerts as allowed; `meta.limit` is their number. */
export class TooManySearchAlerts extends Refusal {
  static status = 409
  static code = 'too_many_search_alerts'
}
