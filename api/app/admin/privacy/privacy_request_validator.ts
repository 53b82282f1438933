import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { memberEmail } from '#app/members/rules/member_email'
import { PRIVACY_KINDS, PRIVACY_OUTCOMES, STAFF_PROOFS } from '#app/identity/privacy/privacy_request'
import { LANGUAGES } from '@manyhearts/locales/languages'

export const enteredRequestValidator = vine.create(
  strictObject({
    kind: vine.enum(PRIVACY_KINDS),
    words: plainText().trim().maxLength(4_000),
    proof: vine.enum(STAFF_PROOFS),
    /** The day on which it came, at the brand. */
    received_on: vine.string().regex(/^2\d{3}-\d\d-\d\d$/),
    member_id: vine.string().use(rowIdRule()).optional(),
    email: memberEmail().optional().requiredIfMissing('member_id'),
    /** Of the mails to an address; members have their own. */
    language: vine.enum(LANGUAGES).optional().requiredIfMissing('member_id'),
  })
)

export const extensionValidator = vine.create(
  strictObject({
    /** Why, as the person reads it. */
    reason: plainText().trim().minLength(3).maxLength(1_000),
  })
)

export const privacyAnswerValidator = vine.create(
  strictObject({
    outcome: vine.enum(PRIVACY_OUTCOMES),
    /** As the person reads it. */
    answer: plainText().trim().minLength(3).maxLength(4_000),
  })
)
