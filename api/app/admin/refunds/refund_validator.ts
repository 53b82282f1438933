import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'

const LONGEST_REASON = 500

export const createRefundValidator = vine.create(
  strictObject({
    amount_minor: vine.number({ strict: true }).withoutDecimals().positive(),
    /** For the audit log and for whoever has to agree. */
    reason: plainText().trim().minLength(1).maxLength(LONGEST_REASON),
  })
)
