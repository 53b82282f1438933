import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { PAGE_LENGTHS } from '#app/tenancy/pages/page_lengths'

/** Everything of them but the end of a line. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n]|\p{Cs}/u

const noControlCharacters = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && CONTROL_CHARACTERS.test(value))
    field.report('Control characters', 'control_characters', field)
})

/** Spaces and joiners alone say nothing. */
const filled = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !/[^\s\p{Cf}\p{Cc}]/u.test(value)) field.report('Nothing is said', 'required', field)
})

const title = () => plainString().trim().maxLength(PAGE_LENGTHS.title)
const description = () => plainString().trim().maxLength(PAGE_LENGTHS.description)
const body = () => paragraphs().maxLength(PAGE_LENGTHS.body)

/** A brand's own text for a page, or null to go back to ours; and the version of the text that was read before. */
export const changePageValidator = vine.create(
  strictObject({
    own: strictObject({
      title: title().use(filled()),
      description: description().use(filled()),
      body: body().use(filled()),
    }).nullable(),
    version: plainString().maxLength(64).nullable(),
  })
)

/** A text that is still being written: anything may be empty yet. */
export const previewPageValidator = vine.create(
  strictObject({ title: title(), description: description(), body: body() })
)

/** A long text as somebody writes or pastes it: every line ends alike, and a tab is the spaces it looks like. */
function paragraphs() {
  return vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replaceAll('\t', '    ') : value))
    .use(noControlCharacters())
}
