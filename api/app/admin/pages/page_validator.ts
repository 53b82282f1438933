import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { PAGE_LENGTHS } from '#app/tenancy/pages/page_lengths'

const CONTROL_CHARACTERS = /[^\P{Cc}\n]|\p{Cs}/u

const noControlCharacters = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && CONTROL_CHARACTERS.test(value))
    field.report('Control characters', 'control_characters', field)
})

/** Spaces, joiners and control characters alone count as empty. */
const filled = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !/[^\s\p{Cf}\p{Cc}]/u.test(value)) field.report('Nothing is said', 'required', field)
})

const title = () => plainString().trim().maxLength(PAGE_LENGTHS.title)
const description = () => plainString().trim().maxLength(PAGE_LENGTHS.description)
const body = () => paragraphs().maxLength(PAGE_LENGTHS.body)

/** A brand's own text for a page, or null for the default, with the version of the text that was read. */
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

/** An unfinished text: any field may be empty. */
export const previewPageValidator = vine.create(
  strictObject({ title: title(), description: description(), body: body() })
)

function paragraphs() {
  return vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replaceAll('\t', '    ') : value))
    .use(noControlCharacters())
}
