import vine from '@vinejs/vine'
import { plainString } from '#app/http/plain_string'
import { strictObject } from '#app/http/strict_object'
import { normalisedEmail } from './normalised_email.js'
import { typedPassword } from './typed_password.js'

const LONGEST = 254

/** Any string is looked for: whether it could be an address is no reason to answer differently. */
export const createSessionValidator = vine.create(
  strictObject({
    email: plainString().minLength(1).maxLength(LONGEST).transform(normalisedEmail),
    password: typedPassword(),
  })
)
