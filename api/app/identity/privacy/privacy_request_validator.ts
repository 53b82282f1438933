import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'
import { PRIVACY_KINDS } from './privacy_request.js'

export const privacyRequestValidator = vine.create(
  strictObject({
    kind: vine.enum(PRIVACY_KINDS),
    words: plainText().trim().maxLength(4_000).optional(),
  })
)
