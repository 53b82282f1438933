import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { DELETION_REASONS } from './deletion_reasons.js'
import { memberEmail } from '#app/members/rules/member_email'
import { typedPassword } from '#app/identity/password_checks/typed_password'

const leaving = () => ({
  reason: vine.enum(DELETION_REASONS).optional(),
  /** Whether unused bought credits shall be refunded. */
  refund: vine.boolean({ strict: true }).optional(),
})

/** Deletes at once, by the password of who is logged in. */
export const createAccountDeletionValidator = vine.create(
  strictObject({
    password: typedPassword(),
    ...leaving(),
  })
)

/** Asks for a link that deletes: `email` is for who is not logged in. */
export const createDeletionLinkValidator = vine.create(
  strictObject({
    email: memberEmail().optional(),
    ...leaving(),
  })
)
