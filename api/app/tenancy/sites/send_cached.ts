import type { HttpContext } from '@adonisjs/core/http'

const texts = new WeakMap<object, string>()

/** Sends a value that is serialised once, so it must not change later. @returns it for the call's type; AdonisJS ignores it */
export function sendCached<T extends object>({ response }: Pick<HttpContext, 'response'>, value: T): T {
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  response.header('Content-Type', 'application/json; charset=utf-8').send(text)
  return value
}
