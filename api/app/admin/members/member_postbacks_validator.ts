import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'

/** Whether a member's network is told of them no more, and why, for the audit log. */
export const updateMemberPostbacksValidator = vine.create(
  strictObject({
    stopped: vine.boolean({ strict: true }),
    reason: plainText().trim().minLength(3).maxLength(200),
  })
)
