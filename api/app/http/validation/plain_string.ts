import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** Includes lone surrogates, as code that escapes text throws on them, and controls that turn the direction of the text around them. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** PostgreSQL stores no NUL, a line break in a mail header could forge another one, and turned text reads as another. */
const noControlCharacters = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && CONTROL_CHARACTERS.test(value))
    field.report('Control characters', 'control_characters', field)
})

export function plainString() {
  return vine.string().use(noControlCharacters())
}
