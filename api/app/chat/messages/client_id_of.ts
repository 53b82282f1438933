import type { HttpContext } from '@adonisjs/core/http'
import { IdempotencyKeyMissing } from '#app/http/http_errors'
import { idempotencyKey } from '#app/http/idempotency_key'

/** Limited because the key is stored with the message for good. */
const LONGEST = 100

/** The idempotency key, by which the sender knows a message. @throws IdempotencyKeyMissing */
export function clientIdOf(ctx: Pick<HttpContext, 'request'>): string {
  const key = idempotencyKey(ctx)
  if (key.length > LONGEST) throw new IdempotencyKeyMissing()
  return key
}
