import { Exception } from '@adonisjs/core/exceptions'

/** A query outside `asTenant()`: a programming error. */
export class NotInTenant extends Exception {
  static status = 500
  static code = 'E_NOT_IN_TENANT'
  static message = 'A query was made without a tenant'
}

/** The row to change is another tenant's, or gone. */
export class NotOneRow extends Exception {
  static status = 404
  static code = 'not_found'
  static message = 'The change did not meet exactly one row'
}

/** PostgreSQL didn't confirm the commit: everything is undone, unless it is an `OutcomeUnknown`. */
export class NotCommitted extends Exception {
  static status = 503
  static code = 'not_stored'
  constructor(reason: string, options?: ErrorOptions) {
    super(`The transaction was not committed: ${reason}`, options)
  }
}

/** Nobody can say whether everything is stored or undone, so nothing that may be needed is to be removed. */
export class OutcomeUnknown extends NotCommitted {}

/** No brand has this host name (RFC 9110 §15.5.20). */
export class UnknownHost extends Exception {
  static status = 421
  static code = 'unknown_host'
  static message = 'No site is served under this name'
}

export class TenantNotLive extends Exception {
  static status = 503
  static code = 'tenant_not_live'
  static message = 'This site is not open'
}

export class ManifestRefused extends Exception {
  static status = 422
  static code = 'manifest_refused'

  constructor(readonly faults: { path: string[]; reason: string }[]) {
    super(faults.map(({ path, reason }) => `${path.join('.')}: ${reason}`).join('\n'))
  }
}
