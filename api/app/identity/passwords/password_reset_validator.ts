import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import vine from '@vinejs/vine'
import { memberEmail } from '#app/members/rules/member_email'
import { newPassword } from './new_password.js'

const LONGEST_PATH = 500

/** A page of this site: `//` and `/\` would lead to another one. */
const PATH = /^\/(?![/\\])/

/** Who forgot the password, and where he wanted to be. */
export const createPasswordResetValidator = vine.create(
  strictObject({
    email: memberEmail(),
    next: plainString().maxLength(LONGEST_PATH).regex(PATH).optional(),
  })
)

/** The password with which he goes on. */
export const updatePasswordResetValidator = vine.create(strictObject({ password: newPassword() }))
