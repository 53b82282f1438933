import { Refusal } from '#app/http/http_errors'

/** The likes of the swipe game are given for today (specification §5); `meta.limit` says how many they are. */
export class SwipeLimit extends Refusal {
  static status = 403
  static code = 'swipe_limit'
}

/** A member has as many searches watched as he may; `meta.limit` says how many that is. */
export class TooManySearchAlerts extends Refusal {
  static status = 409
  static code = 'too_many_search_alerts'
}
