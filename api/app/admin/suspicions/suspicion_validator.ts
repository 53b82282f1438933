import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'
import { SUSPICION_KINDS, SUSPICION_OUTCOMES, URGENCIES } from '#app/safety/cases/suspicion'

const words = () => plainText().trim().minLength(1).maxLength(2_000)

export const createSuspicionValidator = vine.create(
  strictObject({
    kind: vine.enum(SUSPICION_KINDS),
    urgency: vine.enum(URGENCIES),
    /** What was seen. */
    words: words(),
    /** Who is in danger, if it is known. */
    at_risk: plainText().trim().maxLength(500),
  })
)

export const reportSuspicionValidator = vine.create(
  strictObject({
    authority: plainText().trim().minLength(1).maxLength(200),
    country: vine.string().regex(/^[A-Z]{2}$/),
    /** When it was told, on the brand's clocks. */
    informed_at: vine.string().maxLength(16),
    /** What the authority calls it; empty for nothing yet. */
    reference: plainText().trim().maxLength(200),
  })
)

export const endSuspicionValidator = vine.create(
  strictObject({
    outcome: vine.enum(SUSPICION_OUTCOMES),
    /** What the authority said, or what came of it. */
    words: words(),
  })
)

export const dismissSuspicionValidator = vine.create(
  strictObject({
    /** Why it is no suspicion of a crime. */
    words: plainText().trim().minLength(3).maxLength(2_000),
  })
)
