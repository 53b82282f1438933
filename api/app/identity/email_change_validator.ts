import vine from '@vinejs/vine'
import { strictObject } from '#app/http/strict_object'
import { emailAddress } from './email_address.js'
import { typedPassword } from './typed_password.js'

/** The address a member wants to have, and the password that proves that it is he who wants it. */
export const createEmailChangeValidator = vine.create(
  strictObject({ email: emailAddress(), password: typedPassword() })
)
