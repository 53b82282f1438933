import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { memberEmail } from '#app/members/rules/member_email'
import { typedPassword } from '#app/identity/password_checks/typed_password'

/** The new address, and the password as proof of identity. */
export const createEmailChangeValidator = vine.create(strictObject({ email: memberEmail(), password: typedPassword() }))
