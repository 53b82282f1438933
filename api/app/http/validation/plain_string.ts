import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** Halves of surrogate pairs are among them: they are no text, and code that escapes text throws. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}]/u

/** PostgreSQL stores no NUL, and a mail header with a line break in it is somebody's forgery. */
const noControlCharacters = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && CONTROL_CHARACTERS.test(value))
    field.report('Control characters', 'control_characters', field)
})

/** A string of one line: a name, an address, a code. */
export function plainString() {
  return vine.string().use(noControlCharacters())
}
