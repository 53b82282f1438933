import { asOwner } from '../../../cast.ts'

/** Rate limits would answer before isolation is tested. Rows that a request has locked are skipped, so that neither waits. */
export function forgetAttempts(): Promise<unknown> {
  return asOwner((owner) =>
    owner.query(`delete from infra.rate_limits where key in (select key from infra.rate_limits for update skip locked)`)
  )
}
