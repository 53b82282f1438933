import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { plainString } from '#app/http/validation/plain_string'

const LONGEST_TOKEN = 200

/** The token of a link, or the code from the same mail typed by a member who is logged in. */
export const createActivationValidator = vine.create(
  strictObject({
    token: plainString().minLength(1).maxLength(LONGEST_TOKEN).optional().requiredIfMissing('code'),
    code: plainString()
      .transform((typed) => typed.replace(/\s/g, ''))
      .optional()
      .requiredIfMissing('token'),
  })
)
