import { plainString } from '#app/http/validation/plain_string'
import { strictObject } from '#app/http/validation/strict_object'
import vine from '@vinejs/vine'
import { memberEmail } from '#app/members/rules/member_email'
import { newPassword } from './new_password.js'
import type { Site } from '#app/tenancy/sites/site'

const LONGEST_PATH = 500

/** A path on this site: `//` and `/\` would open another one, `/.//` too once browsers have shortened it. */
const PATH = /^(?=\/)(\/[^/\\?#]+)*\/?([?#].*)?$/

/** Requests a password reset; `next` is the page to continue with. */
export const createPasswordResetValidator = vine.create(
  strictObject({
    email: memberEmail(),
    next: plainString().maxLength(LONGEST_PATH).regex(PATH).optional(),
  })
)

/** The new password. */
export const updatePasswordResetValidator = vine
  .withMetaData<{ site: Site }>()
  .create(strictObject({ password: newPassword() }))
