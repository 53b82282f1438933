import type { HttpContext } from '@adonisjs/core/http'
import { codingAccepted, type Coding, compressedNow } from '#app/http/compressed'
import { sendJson, WORTH_COMPRESSING } from '#app/http/send_json'

interface Kept {
  text: string
  compressed: Partial<Record<Coding, Buffer>>
}

const kept = new WeakMap<object, Kept>()

/**
 * Sends a value that is serialised and compressed once, so it must not change later, nor hold anything that others may not see.
 * @returns it for the call's type; AdonisJS ignores it
 */
export function sendCached<T extends object>(ctx: HttpContext, value: T): T {
  const known = kept.get(value) ?? { text: JSON.stringify(value), compressed: {} }
  kept.set(value, known)
  const coding = codingAccepted(ctx, known.text.length >= WORTH_COMPRESSING)
  if (coding) sendJson(ctx, (known.compressed[coding] ??= compressedNow(known.text, coding)), coding)
  else sendJson(ctx, known.text)
  return value
}
