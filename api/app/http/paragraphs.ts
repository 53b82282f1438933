import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** Everything of them but the end of a line. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n]|\p{Cs}/u

const noControlCharacters = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && CONTROL_CHARACTERS.test(value))
    field.report('Control characters', 'control_characters', field)
})

/** A long text as somebody writes or pastes it: every line ends alike, and a tab is the spaces it looks like. */
export function paragraphs() {
  return vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replaceAll('\t', '    ') : value))
    .use(noControlCharacters())
}
