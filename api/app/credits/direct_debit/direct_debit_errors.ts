import { Refusal } from '#app/http/http_errors'

/** The brand collects no direct debits by mandates of its own. */
export class DirectDebitNotOffered extends Refusal {
  static status = 409
  static code = 'direct_debit_not_offered'
}

/** Nothing is collected without a mandate that the member gave. */
export class MandateRequired extends Refusal {
  static status = 409
  static code = 'mandate_required'
}

/** Staff don't let this account be debited (specification §8). */
export class IbanBlocked extends Refusal {
  static status = 403
  static code = 'iban_blocked'
  static override field = 'iban'
}

/** Staff send this number no codes (specification §8). */
export class PhoneBlocked extends Refusal {
  static status = 403
  static code = 'phone_blocked'
  static override field = 'phone'
}

/** More than the brand collects of a member within 30 days (specification §8). */
export class DirectDebitLimitReached extends Refusal {
  static status = 409
  static code = 'direct_debit_limit_reached'
}

/** The code is not the one that was sent (specification §8). */
export class SmsCodeInvalid extends Refusal {
  static status = 422
  static code = 'sms_code_invalid'
  static override field = 'code'
}

/** There is no code, or it was used, is over or was tried too often (specification §8). */
export class SmsCodeNotFound extends Refusal {
  static status = 404
  static code = 'sms_code_not_found'
  static override field = 'code'
}
