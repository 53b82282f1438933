import vine from '@vinejs/vine'
import { plainString } from '#app/http/plain_string'
import { strictObject } from '#app/http/strict_object'
import { DELETION_REASONS } from './deletion_reasons.js'
import { emailAddress } from './email_address.js'
import { typedPassword } from './typed_password.js'

const LONGEST_TOKEN = 200

const leaving = () => ({
  reason: vine.enum(DELETION_REASONS).optional(),
  /** Whether unused bought credits shall be refunded. */
  refund: vine.boolean({ strict: true }).optional(),
})

/** Deletes at once: by the password of who is logged in, or by the link of a mail, which remembers the rest. */
export const createAccountDeletionValidator = vine.create(
  strictObject({
    password: typedPassword().optional(),
    token: plainString().minLength(1).maxLength(LONGEST_TOKEN).optional(),
    ...leaving(),
  })
)

/** Asks for that link: `email` is for who is not logged in. */
export const createDeletionLinkValidator = vine.create(
  strictObject({
    email: emailAddress().optional(),
    ...leaving(),
  })
)
