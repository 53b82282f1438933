import { Refusal } from '#app/http/http_errors'

/** The wallet holds less than it costs; meta says how much of each. */
export class NotEnoughCredits extends Refusal {
  static status = 402
  static code = 'not_enough_credits'
}

/** The gateway could not be reached; the order is kept and the same request may be sent again. */
export class PaymentUnavailable extends Refusal {
  static status = 503
  static code = 'payment_unavailable'
}

/** The brand is closing and sells nothing any more. */
export class SalesClosed extends Refusal {
  static status = 403
  static code = 'sales_closed'
}

/** The brand's gateway does not take this way of paying. */
export class MethodNotOffered extends Refusal {
  static status = 422
  static code = 'method_not_offered'
}

/** No such code, or not this member's. */
export class DiscountCodeNotFound extends Refusal {
  static status = 404
  static code = 'discount_code_not_found'
}
