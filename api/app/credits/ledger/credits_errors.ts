import { Refusal } from '#app/http/http_errors'

/** The wallet has fewer credits than required; `meta` has both amounts. */
export class NotEnoughCredits extends Refusal {
  static status = 402
  static code = 'not_enough_credits'
}

/** The gateway could not be reached; the order is saved and the same request may be sent again. */
export class PaymentUnavailable extends Refusal {
  static status = 503
  static code = 'payment_unavailable'
}

/** The brand is closing and no longer sells credits. */
export class SalesClosed extends Refusal {
  static status = 403
  static code = 'sales_closed'
}

/** The brand's gateway does not support this payment method. */
export class MethodNotOffered extends Refusal {
  static status = 422
  static code = 'method_not_offered'
}

/** The price changed since the buyer saw it; `meta` has what is asked for now. */
export class PriceChanged extends Refusal {
  static status = 409
  static code = 'price_changed'
}

/** The order's page to pay on never opened, and its time is over: another try is another order, at today's price. */
export class OrderExpired extends Refusal {
  static status = 409
  static code = 'order_expired'
}

/** The discount code does not exist, or not for this member or order. */
export class DiscountCodeNotFound extends Refusal {
  static status = 404
  static code = 'discount_code_not_found'
  static override field = 'code'
}

/** The discount code is used up, by this member or by all together. */
export class DiscountCodeUsed extends Refusal {
  static status = 409
  static code = 'discount_code_used'
  static override field = 'code'
}

/** The brand has no such gift, or has it no more. */
export class GiftNotOffered extends Refusal {
  static status = 404
  static code = 'gift_not_offered'
  static override field = 'gift'
}
