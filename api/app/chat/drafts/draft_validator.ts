import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'

/** The database’s limit: a text that is too long to send is kept as well. */
const LONGEST_DRAFT = 5_000

export const updateDraftValidator = vine.create(strictObject({ body: plainText().maxLength(LONGEST_DRAFT).nullable() }))
