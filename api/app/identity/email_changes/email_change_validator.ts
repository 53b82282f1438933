import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { memberEmail } from '#app/members/rules/member_email'
import { typedPassword } from '#app/identity/password_checks/typed_password'

/** The address a member wants to have, and the password that proves that it is he who wants it. */
export const createEmailChangeValidator = vine.create(strictObject({ email: memberEmail(), password: typedPassword() }))
