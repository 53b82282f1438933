import { Refusal } from '#app/http/http_errors'
import { TooManyAttempts } from '#app/http/limits/too_many_attempts'

/** The provider of text messages did not take it; the same request may be sent again. */
export class SmsUnavailable extends Refusal {
  static status = 503
  static code = 'sms_unavailable'
}

/** The provider says that no text message reaches this number. */
export class NumberRefused extends Refusal {
  static status = 422
  static code = 'number_refused'
  static override field = 'phone'
}

/** So many codes went to this number, network or country that there are no more for now (specification §8). */
export class SmsLimitReached extends TooManyAttempts {
  static override code = 'sms_limit_reached'
}
