import { Refusal } from '#app/http/http_errors'

/** The member has a pose, waits for the decision, or has the mark already. */
export class VerificationUnderWay extends Refusal {
  static status = 409
  static code = 'verification_under_way'
}

/** There is no main photo that others see, so nothing to compare with. */
export class VerificationNeedsPhoto extends Refusal {
  static status = 409
  static code = 'verification_needs_photo'
}

/** `meta.tries` photos were sent within `meta.days` days. */
export class VerificationTriesUsed extends Refusal {
  static status = 409
  static code = 'verification_tries_used'
}

/** No pose was drawn, or its time is over. */
export class VerificationPoseOver extends Refusal {
  static status = 409
  static code = 'verification_pose_over'
}
