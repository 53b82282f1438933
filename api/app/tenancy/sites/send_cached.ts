import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { codingAccepted, type Coding, compressedNow } from '#app/http/compressed'
import { sendJson, WORTH_COMPRESSING } from '#app/http/send_json'

interface Kept {
  text: string
  compressed: Partial<Record<Coding, Buffer>>
}

const kept = new WeakMap<object, Kept>()
const constant = new WeakSet<ServerResponse>()

/**
 * Sends a value that is serialised and compressed once, so it must not change later, nor depend on anything but the brand, the address and
 * what visitors choose (`choicesOf`). @returns it for the call's type; AdonisJS ignores it
 */
export function sendCached<T extends object>(ctx: HttpContext, value: T): T {
  const known = kept.get(value) ?? { text: JSON.stringify(value), compressed: {} }
  kept.set(value, known)
  constant.add(ctx.response.response)
  const coding = codingAccepted(ctx, known.text.length >= WORTH_COMPRESSING)
  if (coding) sendJson(ctx, (known.compressed[coding] ??= compressedNow(known.text, coding)), coding)
  else sendJson(ctx, known.text)
  return value
}

/** Whether an answer was sent so. */
export function isConstant(response: ServerResponse): boolean {
  return constant.has(response)
}
