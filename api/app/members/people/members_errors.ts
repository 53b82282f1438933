import { Exception } from '@adonisjs/core/exceptions'
import { Refusal } from '#app/http/http_errors'

export class UnmarkedFictionalProfile extends Exception {
  static status = 500
  static code = 'E_UNMARKED_FICTIONAL_PROFILE'
  static message = 'The brand has no fictional_singular or no fictional_warning'
}

/** The profile is hidden until a complaint about it is decided, so the member can't contact anyone. */
export class ProfileUnderReview extends Refusal {
  static status = 403
  static code = 'profile_under_review'
}

/** A sanction hides the profile, so the member can't contact anyone. */
export class ProfileSanctioned extends Refusal {
  static status = 403
  static code = 'profile_sanctioned'
}

/** The profile is paused and hidden, so the member can't contact anyone: they could not answer. */
export class ProfilePaused extends Refusal {
  static status = 403
  static code = 'profile_paused'
}

/** The address must be confirmed first: the member's or, with meta `context: 'partner'`, the partner's (specification §1, §2). */
export class ActivationRequired extends Refusal {
  static status = 403
  static code = 'activation_required'
}

/** The member withdrew the consent needed to be shown to others, so they can't contact anyone either. */
export class SexualityConsentRequired extends Refusal {
  static status = 403
  static code = 'sexuality_consent_required'
}

/** The member must prove their age first, because of where they live or are. */
export class AgeCheckRequired extends Refusal {
  static status = 403
  static code = 'age_check_required'
}

/** Why a member can't contact anyone. */
export const CONTACT_REFUSALS = [
  ActivationRequired,
  ProfilePaused,
  SexualityConsentRequired,
  ProfileUnderReview,
  ProfileSanctioned,
]
