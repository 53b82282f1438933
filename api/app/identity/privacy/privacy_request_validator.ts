import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'
import { memberEmail } from '#app/members/rules/member_email'
import { PRIVACY_KINDS } from './privacy_request.js'

const asked = () => ({
  kind: vine.enum(PRIVACY_KINDS),
  words: plainText().trim().maxLength(4_000).optional(),
})

export const privacyRequestValidator = vine.create(strictObject(asked()))

/** Without a log-in. */
export const privacyLinkValidator = vine.create(strictObject({ ...asked(), email: memberEmail() }))
