import { Exception } from '@adonisjs/core/exceptions'
import { Refusal } from '#app/http/http_errors'

/** A fictional profile was about to be shown without the words that say so. Refusing is the only honest answer. */
export class UnmarkedFictionalProfile extends Exception {
  static status = 500
  static code = 'E_UNMARKED_FICTIONAL_PROFILE'
  static message = 'The brand has no fictional_singular or no fictional_warning'
}

/** Nobody sees him until a complaint about him is decided, and so he approaches nobody. */
export class ProfileUnderReview extends Refusal {
  static status = 403
  static code = 'profile_under_review'
}

/** Who pauses is hidden, and so approaches nobody: others could not answer. */
export class ProfilePaused extends Refusal {
  static status = 403
  static code = 'profile_paused'
}
