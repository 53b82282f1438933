import vine from '@vinejs/vine'

/** What no text may hold: PostgreSQL keeps no NUL, and half of a surrogate pair is no character. */
const writable = vine.createRule((value: unknown, _options: undefined, field) => {
  if (typeof value !== 'string') return
  if (value.includes('\0') || !value.isWellFormed())
    field.report('The {{ field }} field holds what is no text', 'text', field)
})

/** A text of any number of lines: a message, what somebody says of himself. */
export function plainText() {
  return vine.string().use(writable())
}
