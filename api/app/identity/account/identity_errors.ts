import { Refusal } from '#app/http/http_errors'

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

/** The text that was agreed to is not the one that holds now: it must be read again. */
export class ConsentTextChanged extends Refusal {
  static status = 409
  static code = 'consent_text_changed'
}

/** Terms and privacy statement hold as long as there is an account; who takes them back deletes it. */
export class ConsentGoesWithAccount extends Refusal {
  static status = 409
  static code = 'consent_goes_with_account'
}

/** Nobody asks him to prove his age, or he did. */
export class AgeCheckNotNeeded extends Refusal {
  static status = 409
  static code = 'age_check_not_needed'
}

/** The service that confirms ages can't be reached; nothing was decided. */
export class AgeProviderUnavailable extends Refusal {
  static status = 503
  static code = 'age_provider_unavailable'
}
