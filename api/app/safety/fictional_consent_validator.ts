import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'

/** What a member sends when he has read that a profile is fictional; `version` names the text he read. */
export const createFictionalConsentValidator = vine.create(
  strictObject({
    profile_id: vine.string().regex(/^[1-9]\d{0,18}$/),
    version: plainString().minLength(1).maxLength(64),
  })
)
