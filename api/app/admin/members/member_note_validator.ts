import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'

const LONGEST = 2_000

export const createMemberNoteValidator = vine.create(
  strictObject({ text: plainText().trim().minLength(1).maxLength(LONGEST) })
)

/** `before` is the `next` of the page before. */
export const memberNotesValidator = vine.create(strictObject({ before: vine.string().use(rowIdRule()).optional() }))
