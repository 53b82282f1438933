import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { plainString } from '#app/http/validation/plain_string'

const LONGEST_TOKEN = 200

/** The token of the link or, for a logged-in member, the code from the same e-mail. */
export const createActivationValidator = vine.create(
  strictObject({
    token: plainString().minLength(1).maxLength(LONGEST_TOKEN).optional().requiredIfMissing('code'),
    code: plainString()
      .transform((typed) => typed.replace(/\s/g, ''))
      .optional()
      .requiredIfMissing('token'),
  })
)
