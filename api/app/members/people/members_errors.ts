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

/** The address has to be confirmed first, one's own or (meta `context: 'partner'`) the partner's (specification §1, §2). */
export class ActivationRequired extends Refusal {
  static status = 403
  static code = 'activation_required'
}

/** He took back the consent without which he can't be introduced to anybody, so he approaches nobody either. */
export class SexualityConsentRequired extends Refusal {
  static status = 403
  static code = 'sexuality_consent_required'
}

/** Where he lives or is, whoever sees people has to prove his age first. */
export class AgeCheckRequired extends Refusal {
  static status = 403
  static code = 'age_check_required'
}
