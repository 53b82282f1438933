import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { normalisedEmail } from '#app/members/rules/normalised_email'

const LONGEST = 254
const LONGEST_PASSWORD = 1024
const LONGEST_CODE = 40

/** Staff log-in; the code is asked for once the password is right. */
export const createStaffSessionValidator = vine.create(
  strictObject({
    email: plainString().minLength(1).maxLength(LONGEST).transform(normalisedEmail),
    password: plainString().minLength(1).maxLength(LONGEST_PASSWORD),
    totp: vine
      .string()
      .regex(/^\d{6}$/)
      .optional(),
    recovery_code: plainString().minLength(1).maxLength(LONGEST_CODE).optional(),
  })
)
