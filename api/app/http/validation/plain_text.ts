import vine from '@vinejs/vine'

/** PostgreSQL stores no NUL, and a lone surrogate is no character. */
const writable = vine.createRule((value: unknown, _options: undefined, field) => {
  if (typeof value !== 'string') return
  if (value.includes('\0') || !value.isWellFormed())
    field.report('The {{ field }} field holds what is no text', 'text', field)
})

export function plainText() {
  return vine.string().use(writable())
}
