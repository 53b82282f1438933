import vine from '@vinejs/vine'
import { FLAG_OUTCOMES, FLAG_REASONS } from '@manyhearts/locales/desk_flags'
import { plainText } from '#app/http/validation/plain_text'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'

/** `words`: with the reason `other` alone, what it is. */
export const createDeskFlagValidator = vine.create(
  strictObject({
    lease: vine.number({ strict: true }).withoutDecimals().min(1),
    reason: vine.enum(FLAG_REASONS),
    words: plainText().trim().minLength(3).maxLength(200).optional().requiredWhen('reason', '=', 'other'),
  })
)

/** `from`: who had it when it was read; null for nobody. */
export const takeDeskFlagValidator = vine.create(strictObject({ from: vine.string().use(rowIdRule()).nullable() }))

export const endDeskFlagValidator = vine.create(
  strictObject({
    outcome: vine.enum(FLAG_OUTCOMES),
    /** What was done, or why nothing is. */
    words: plainText().trim().minLength(3).maxLength(1_000),
  })
)
