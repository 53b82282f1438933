import { Exception } from '@adonisjs/core/exceptions'
import { SPENDING_REFUSALS } from '#app/credits/guards/guard_errors'
import { GiftNotOffered, NotEnoughCredits, PriceChanged } from '#app/credits/ledger/credits_errors'
import { IdempotencyKeyReused, NotFound, Refusal } from '#app/http/http_errors'
import { CONTACT_REFUSALS } from '#app/members/people/members_errors'

/** A free member has started as many conversations as allowed. */
export class ConversationLimit extends Refusal {
  static status = 403
  static code = 'conversation_limit'
}

/** The partner of an existing conversation is paused or no longer reads the sender, so a message would be charged for nothing. */
export class PartnerUnavailable extends Refusal {
  static status = 403
  static code = 'partner_unavailable'
}

/** The notice on fictional profiles must be acknowledged before the first message to one; `meta` names the text. */
export class FictionalConsentRequired extends Refusal {
  static status = 403
  static code = 'fictional_consent_required'
}

/** What staff wrote in the name of a fictional profile denies that it is one: no person, place or meeting is claimed for it. */
export class DeniesFictional extends Refusal {
  static status = 422
  static code = 'denies_fictional'
  static override field = 'body'
}

/** The photo to send was never uploaded, was removed because it was not sent within a day, or was sent before. */
export class PhotoNotThere extends Refusal {
  static status = 404
  static code = 'photo_not_there'
  static override field = 'photo'
}

/** Staff tried to write as a real member: a programming error. */
export class NotFictional extends Exception {
  static status = 500
  static code = 'E_NOT_FICTIONAL'
  static message = 'The team writes for fictional profiles only'
}

const COMMON_REFUSALS = [
  ...CONTACT_REFUSALS,
  NotEnoughCredits,
  ...SPENDING_REFUSALS,
  PartnerUnavailable,
  ConversationLimit,
  FictionalConsentRequired,
  NotFound,
  IdempotencyKeyReused,
]

/** Why a message isn't sent. */
export const SENDING_REFUSALS = [...COMMON_REFUSALS, PhotoNotThere, PriceChanged]

/** Why a gift isn't given. */
export const GIVING_REFUSALS = [...COMMON_REFUSALS, GiftNotOffered, PriceChanged]
