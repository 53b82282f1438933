import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { DELETION_REASONS } from './deletion_reasons.js'
import { memberEmail } from '#app/members/rules/member_email'
import { typedPassword } from '#app/identity/password_checks/typed_password'

const leaving = () => ({
  reason: vine.enum(DELETION_REASONS).optional(),
  /** Whether to refund unused bought credits. */
  refund: vine.boolean({ strict: true }).optional(),
})

/** Deletes the logged-in member's account at once. */
export const createAccountDeletionValidator = vine.create(
  strictObject({
    password: typedPassword(),
    ...leaving(),
  })
)

/** Requests a deletion link; `email` is for visitors who aren't logged in. */
export const createDeletionLinkValidator = vine.create(
  strictObject({
    email: memberEmail().optional(),
    ...leaving(),
  })
)
