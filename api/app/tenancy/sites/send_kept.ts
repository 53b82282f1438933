import type { HttpContext } from '@adonisjs/core/http'

const texts = new WeakMap<object, string>()

/**
 * Answers with something that many requests are answered with, written as JSON once. What is kept must not be changed after.
 * @returns the same, so that the call's answer has its type; AdonisJS leaves alone what was sent already
 */
export function sendKept<T extends object>({ response }: Pick<HttpContext, 'response'>, value: T): T {
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  response.header('Content-Type', 'application/json; charset=utf-8').send(text)
  return value
}
