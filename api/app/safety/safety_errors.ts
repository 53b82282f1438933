import { Refusal } from '#app/http/http_errors'

/** The text the member read is not the current one and must be read again. */
export class FictionalTextChanged extends Refusal {
  static status = 409
  static code = 'fictional_text_changed'
}

/** The complaint is decided: from now on it is appealed against, if at all. */
export class ComplaintClosed extends Refusal {
  static status = 409
  static code = 'complaint_closed'
}

/** There is nothing to appeal against, it was done before, or the six months are over. */
export class AppealClosed extends Refusal {
  static status = 409
  static code = 'appeal_closed'
}
