import { Refusal } from '#app/http/http_errors'

/** The text the member read is not the current one and must be read again. */
export class FictionalTextChanged extends Refusal {
  static status = 409
  static code = 'fictional_text_changed'
}
