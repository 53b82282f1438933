import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'

const texts = new WeakMap<object, string>()
const constant = new WeakSet<ServerResponse>()

/**
 * Sends a value that is serialised once, so it must not change later, nor depend on anything but the brand, the address and what visitors
 * choose (`choicesOf`). @returns it for the call's type; AdonisJS ignores it
 */
export function sendCached<T extends object>({ response }: Pick<HttpContext, 'response'>, value: T): T {
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  constant.add(response.response)
  response.header('Content-Type', 'application/json; charset=utf-8').send(text)
  return value
}

/** Whether an answer was sent so. */
export function isConstant(response: ServerResponse): boolean {
  return constant.has(response)
}
