import vine from '@vinejs/vine'
import { BLOCKED_KINDS } from '#app/credits/direct_debit/payment_block'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'

const LONGEST_REASON = 500

/** For the audit log, and for whoever looks later. */
const reason = () => plainText().trim().minLength(3).maxLength(LONGEST_REASON)

const minor = () => vine.number({ strict: true }).withoutDecimals().min(0).nullable().optional()

export const endTaskValidator = vine.create(
  strictObject({
    /** What was done. */
    outcome: reason(),
    /** What the payment provider shows for the order, in all and in minor units; left out, nothing is booked. */
    refunded_minor: minor(),
    charged_back_minor: minor(),
  })
)

/** Why a mandate is revoked, or a block lifted. */
export const reasonValidator = vine.create(strictObject({ reason: reason() }))

export const createPaymentBlockValidator = vine.create(
  strictObject({
    kind: vine.enum(BLOCKED_KINDS),
    /** An IBAN, or a phone number with its country code, with or without spaces; only a keyed hash of it is kept. */
    value: plainString().trim().minLength(1).maxLength(60),
    reason: reason(),
    /** The last day, at the brand; null: until somebody lifts it. */
    last_day: vine
      .string()
      .regex(/^2\d{3}-\d\d-\d\d$/)
      .nullable(),
  })
)
