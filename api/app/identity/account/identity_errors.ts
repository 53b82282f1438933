import { Refusal } from '#app/http/http_errors'

/** E-mail or password is wrong; deliberately doesn't say which. */
export class LoginFailed extends Refusal {
  static status = 401
  static code = 'login_failed'
}

export class TotpRequired extends Refusal {
  static status = 401
  static code = 'totp_required'
}

export class AccountDeleted extends Refusal {
  static status = 403
  static code = 'account_deleted'
}

/** Meta `date`: until when, in words. What they may still do is mailed to them. */
export class AccountSuspended extends Refusal {
  static status = 403
  static code = 'account_suspended'
}

export class AccountBanned extends Refusal {
  static status = 403
  static code = 'account_banned'
}

export class SignupsClosed extends Refusal {
  static status = 403
  static code = 'signups_closed'
}

/** The link or code is unknown, used or expired. */
export class TokenInvalid extends Refusal {
  static status = 404
  static code = 'token_invalid'
}

export class ConsentTextChanged extends Refusal {
  static status = 409
  static code = 'consent_text_changed'
}

/** Terms and privacy statement can only be withdrawn by deleting the account. */
export class ConsentGoesWithAccount extends Refusal {
  static status = 409
  static code = 'consent_goes_with_account'
}

export class AgeCheckNotNeeded extends Refusal {
  static status = 409
  static code = 'age_check_not_needed'
}

export class AgeProviderUnavailable extends Refusal {
  static status = 503
  static code = 'age_provider_unavailable'
}
