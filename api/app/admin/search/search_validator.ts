import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'

const LONGEST_TEXT = 100

/** What is looked for, and the brand in which staff are: it is searched first, and its hits stand first. */
export const searchValidator = vine.create(
  strictObject({
    q: plainString().trim().minLength(1).maxLength(LONGEST_TEXT),
    tenant_id: vine.string().use(rowIdRule()).optional(),
  })
)
