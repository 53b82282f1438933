import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'

export const createFictionalConsentValidator = vine.create(
  strictObject({
    profile_id: vine.string().use(rowIdRule()),
    version: plainString().minLength(1).maxLength(64),
  })
)
