import { Refusal } from '#app/http/http_errors'

/** The text that was agreed to is not the one that holds now: it must be read again. */
export class FictionalTextChanged extends Refusal {
  static status = 409
  static code = 'fictional_text_changed'
}
