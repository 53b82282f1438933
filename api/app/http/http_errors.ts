import { Exception } from '@adonisjs/core/exceptions'

/**
 * A refusal of the contract: a status and a code that `locales/<lng>/errors.json` has words for. Every room names its own
 * refusals as subclasses.
 */
export class Refusal extends Exception {
  /** Figures the client shows, e.g. `{required, credits}`. They also fill the words. */
  meta?: Record<string, string | number>

  /** Seconds after which trying again makes sense, told in `Retry-After`. */
  retryAfter?: number

  constructor(meta?: Record<string, string | number>, options?: ErrorOptions) {
    super(undefined, options)
    this.meta = meta
  }
}

/** Nobody is logged in. */
export class AuthenticationRequired extends Refusal {
  static status = 403
  static code = 'authentication_required'
}

/** Not there, or not the asker's to see: the two are told apart by nothing. */
export class NotFound extends Refusal {
  static status = 404
  static code = 'not_found'
}

/** No, two or nonsensical `Host` headers (RFC 9112 §3.2). */
export class BadHost extends Refusal {
  static status = 400
  static code = 'bad_host'
}

/** A state-changing request that did not come from this site's own scripts. */
export class MarkerMissing extends Refusal {
  static status = 403
  static code = 'marker_missing'
}

/** A body that is not JSON. */
export class WrongContentType extends Refusal {
  static status = 415
  static code = 'wrong_content_type'
}

/** Messages, gifts and orders need the client's own id. */
export class IdempotencyKeyMissing extends Refusal {
  static status = 400
  static code = 'idempotency_key_missing'
}

/** The key was used before, for something else. */
export class IdempotencyKeyReused extends Refusal {
  static status = 409
  static code = 'idempotency_key_reused'
}
