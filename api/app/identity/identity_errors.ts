import { Refusal } from '#app/http/http_errors'

const MINUTE = 60

/** E-mail or password is wrong; which of them, nobody is told. */
export class LoginFailed extends Refusal {
  static status = 401
  static code = 'login_failed'
}

/** The password was right, and a code of the authenticator app is asked for. */
export class TotpRequired extends Refusal {
  static status = 401
  static code = 'totp_required'
}

/** The password was right, but the account is deleted: a mail brings it back. */
export class AccountDeleted extends Refusal {
  static status = 403
  static code = 'account_deleted'
}

/** Blocked for some minutes; made from the seconds that are left. */
export class TooManyAttempts extends Refusal {
  static status = 429
  static code = 'too_many_attempts'

  constructor(seconds: number) {
    super({ minutes: Math.max(1, Math.ceil(seconds / MINUTE)) })
    this.retryAfter = Math.max(1, Math.ceil(seconds))
  }
}

/** So often that it has to wait for another day (specification §8). */
export class TooManyToday extends TooManyAttempts {
  constructor(seconds: number) {
    super(seconds)
    this.meta = { ...this.meta, context: 'tomorrow' }
  }
}

/** The brand takes no new members, or none who come this way. */
export class SignupsClosed extends Refusal {
  static status = 403
  static code = 'signups_closed'
}

/** A link or code that never was, was used, or is too old. */
export class TokenInvalid extends Refusal {
  static status = 404
  static code = 'token_invalid'
}

/** The address has to be confirmed first, one's own or (meta `context: 'partner'`) the partner's (specification §1, §2). */
export class ActivationRequired extends Refusal {
  static status = 403
  static code = 'activation_required'
}
