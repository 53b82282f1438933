import { Exception } from '@adonisjs/core/exceptions'
import { Refusal } from '#app/http/http_errors'

/** A free member has started as many conversations as free members may. */
export class ConversationLimit extends Refusal {
  static status = 403
  static code = 'conversation_limit'
}

/** Who was written with before pauses, or reads nothing of the sender's any more: he can't be reached, and a message would cost for nothing. */
export class PartnerUnavailable extends Refusal {
  static status = 403
  static code = 'partner_unavailable'
}

/** Before the first message to a fictional profile its warning is shown and acknowledged; meta names the text. */
export class FictionalConsentRequired extends Refusal {
  static status = 403
  static code = 'fictional_consent_required'
}

/** Somebody was about to write in the name of a real member: a programmer's mistake, never a visitor's. */
export class NotFictional extends Exception {
  static status = 500
  static code = 'E_NOT_FICTIONAL'
  static message = 'The team writes for fictional profiles only'
}
