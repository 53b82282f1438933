import vine from '@vinejs/vine'
import { strictObject } from '#app/http/strict_object'
import { memberEmail } from './member_email.js'
import { typedPassword } from './typed_password.js'

/** The address a member wants to have, and the password that proves that it is he who wants it. */
export const createEmailChangeValidator = vine.create(strictObject({ email: memberEmail(), password: typedPassword() }))
