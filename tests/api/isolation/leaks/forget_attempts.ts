import db from '@adonisjs/lucid/services/db'

/**
 * Lets everybody try again: what counts attempts would answer before isolation is asked. What a request is just counting stays, so that
 * neither waits for the other.
 */
export function forgetAttempts(): Promise<unknown> {
  return db
    .connection('asides')
    .rawQuery(`delete from infra.rate_limits where key in (select key from infra.rate_limits for update skip locked)`)
}
