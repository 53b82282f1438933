import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { newPassword } from './new_password.js'
import type { Site } from '#app/tenancy/sites/site'
import { typedPassword } from '#app/identity/password_checks/typed_password'

/** The old and the new password. */
export const updatePasswordValidator = vine
  .withMetaData<{ site: Site }>()
  .create(strictObject({ old_password: typedPassword(), password: newPassword() }))
