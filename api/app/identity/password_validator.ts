import vine from '@vinejs/vine'
import { strictObject } from '#app/http/strict_object'
import { newPassword } from './new_password.js'
import { typedPassword } from './typed_password.js'

/** The password as it was and as it shall be. */
export const updatePasswordValidator = vine.create(
  strictObject({ old_password: typedPassword(), password: newPassword() })
)
