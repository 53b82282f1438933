import { Exception } from '@adonisjs/core/exceptions'

/** A refusal with a status and a code translated in `locales/<lng>/errors.json`; every folder subclasses it for its own. */
export class Refusal extends Exception {
  /** The field of the request that is refused, if it is one. */
  static field?: string

  /** Figures for the client and for the message, e.g. `{required, credits}`. */
  meta?: Record<string, string | number>

  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number

  constructor(meta?: Record<string, string | number>, options?: ErrorOptions) {
    super(undefined, options)
    this.meta = meta
  }
}

export class AuthenticationRequired extends Refusal {
  static status = 403
  static code = 'authentication_required'
}

/** Also thrown for what the caller may not see, so that the two can't be told apart. */
export class NotFound extends Refusal {
  static status = 404
  static code = 'not_found'
}

/** A path that is no text, or a body that can't be read. */
export class Malformed extends Refusal {
  static status = 400
  static code = 'malformed'
}

/** No, several or malformed `Host` headers (RFC 9112 §3.2). */
export class BadHost extends Refusal {
  static status = 400
  static code = 'bad_host'
}

export class MarkerMissing extends Refusal {
  static status = 403
  static code = 'marker_missing'
}

export class WrongContentType extends Refusal {
  static status = 415
  static code = 'wrong_content_type'
}

export class IdempotencyKeyMissing extends Refusal {
  static status = 400
  static code = 'idempotency_key_missing'
}

/** The key was used before, for a different request. */
export class IdempotencyKeyReused extends Refusal {
  static status = 409
  static code = 'idempotency_key_reused'
}
