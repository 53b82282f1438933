import { Exception } from '@adonisjs/core/exceptions'

/** A query outside `asTenant()`: a programmer's mistake, never a visitor's. */
export class NotInTenant extends Exception {
  static status = 500
  static code = 'E_NOT_IN_TENANT'
  static message = 'A query was made without a tenant'
}

/** A change that reached no row, or more than one: the row is another tenant's, or gone. */
export class NotOneRow extends Exception {
  static status = 404
  static code = 'not_found'
  static message = 'The change did not meet exactly one row'
}

/** PostgreSQL did not say that it stored the transaction: as a rule everything in it is undone. */
export class NotCommitted extends Exception {
  static status = 503
  static code = 'not_stored'
  constructor(reason: string, options?: ErrorOptions) {
    super(`The transaction was not committed: ${reason}`, options)
  }
}

/** No brand answers under this host name (RFC 9110 §15.5.20). */
export class UnknownHost extends Exception {
  static status = 421
  static code = 'unknown_host'
  static message = 'No site is served under this name'
}

/** The brand exists and is not open: a draft, paused or closed. */
export class TenantNotLive extends Exception {
  static status = 503
  static code = 'tenant_not_live'
  static message = 'This site is not open'
}

/** A manifest names what is not there, or another brand's; nothing was changed. */
export class ManifestRefused extends Exception {
  static status = 422
  static code = 'manifest_refused'

  constructor(readonly faults: { path: string[]; reason: string }[]) {
    super(faults.map(({ path, reason }) => `${path.join('.')}: ${reason}`).join('\n'))
  }
}
