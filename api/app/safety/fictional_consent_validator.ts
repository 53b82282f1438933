import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'

export const createFictionalConsentValidator = vine.create(
  strictObject({
    profile_id: vine.string().regex(/^[1-9]\d{0,18}$/),
    version: plainString().minLength(1).maxLength(64),
  })
)
