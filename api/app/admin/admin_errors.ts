import { Refusal } from '#app/http/http_errors'

/** No role of this person allows it, at any brand. */
export class NotAllowed extends Refusal {
  static status = 403
  static code = 'not_allowed'
}
