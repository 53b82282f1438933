import type { HttpContext } from '@adonisjs/core/http'
import { codingFor, type Coding, compressedNow } from './compressed.js'

/** In characters: what is shorter goes into one packet as it is. */
export const WORTH_COMPRESSING = 1_000

/**
 * Sends a list of people a member may find, compressed where no other site asked for it. Not for what holds somebody's words beside those
 * of others, such as conversations: whoever can write into an answer and see how long it is can guess at the rest of it.
 * @returns `value` for the call's type; AdonisJS ignores it
 */
export function sendCompressed<T extends object>(ctx: HttpContext, value: T): T {
  const text = JSON.stringify(value)
  const coding = codingFor(ctx, true)
  if (text.length < WORTH_COMPRESSING || !coding) sendJson(ctx, text)
  else sendJson(ctx, compressedNow(text, coding), coding)
  return value
}

export function sendJson({ response }: Pick<HttpContext, 'response'>, body: string | Buffer, coding?: Coding): void {
  if (coding) response.header('Content-Encoding', coding)
  response.header('Content-Type', 'application/json; charset=utf-8').send(body)
}
