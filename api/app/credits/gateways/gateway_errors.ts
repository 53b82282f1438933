import { Refusal } from '#app/http/http_errors'

/** The notification's signature is invalid. */
export class NotificationForged extends Refusal {
  static status = 400
  static code = 'notification_forged'
}
