import { Refusal } from '#app/http/http_errors'

/** The notification's signature is invalid. */
export class NotificationForged extends Refusal {
  static status = 400
  static code = 'notification_forged'
}

/** The gateway or the bank doesn't let this account be debited; another account or another method may work. */
export class MandateRefused extends Refusal {
  static status = 422
  static code = 'mandate_refused'
}

/** The saved card or account was refused; the buyer may try again or pay with another method. */
export class SavedMethodRefused extends Refusal {
  static status = 402
  static code = 'saved_method_refused'
}
