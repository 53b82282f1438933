import type { HttpContext } from '@adonisjs/core/http'
import { IdempotencyKeyMissing } from './http_errors.js'

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/

/** The header `Idempotency-Key`. @throws IdempotencyKeyMissing */
export function idempotencyKey({ request }: Pick<HttpContext, 'request'>): string {
  const key = request.header('idempotency-key') ?? ''
  if (!VISIBLE_ASCII.test(key)) throw new IdempotencyKeyMissing()
  return key
}
