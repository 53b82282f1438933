import type { HttpContext } from '@adonisjs/core/http'
import { IdempotencyKeyMissing } from '#app/http/http_errors'
import { idempotencyKey } from '#app/http/idempotency_key'

/** It is kept with the message for good. */
const LONGEST = 100

/** The client's own id of a message, which makes sending it twice harmless. @throws IdempotencyKeyMissing */
export function clientIdOf(ctx: Pick<HttpContext, 'request'>): string {
  const key = idempotencyKey(ctx)
  if (key.length > LONGEST) throw new IdempotencyKeyMissing()
  return key
}
