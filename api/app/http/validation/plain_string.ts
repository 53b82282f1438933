import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** Includes lone surrogates: code that escapes text throws on them. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}]/u

/** PostgreSQL stores no NUL, and a line break in a mail header could forge another one. */
const noControlCharacters = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && CONTROL_CHARACTERS.test(value))
    field.report('Control characters', 'control_characters', field)
})

export function plainString() {
  return vine.string().use(noControlCharacters())
}
