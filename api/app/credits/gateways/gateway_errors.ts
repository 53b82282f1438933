import { Refusal } from '#app/http/http_errors'

/** A notification whose signature does not hold. */
export class NotificationForged extends Refusal {
  static status = 400
  static code = 'notification_forged'
}
