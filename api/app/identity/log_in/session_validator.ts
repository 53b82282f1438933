import vine from '@vinejs/vine'
import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import { normalisedEmail } from '#app/members/rules/normalised_email'
import { typedPassword } from '#app/identity/password_checks/typed_password'

const LONGEST = 254

/** Accepts any string as address, so that malformed ones get the same answer. */
export const createSessionValidator = vine.create(
  strictObject({
    email: plainString().minLength(1).maxLength(LONGEST).transform(normalisedEmail),
    password: typedPassword(),
  })
)
