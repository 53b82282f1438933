import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'
import { COMPLAINT_REASONS } from '#app/safety/complaint_reasons'
import { GROUNDS } from '#app/safety/cases/decision'
import { SANCTIONS } from '#app/safety/sanctions/sanction'

const MOST_DAYS = 365

/** For the audit log. */
const reason = () => plainText().trim().minLength(3).maxLength(200)

/** A statement of reasons as for reports: `about` is what it is about, `facts` and `clause` are read by the member. */
export const createSanctionValidator = vine.create(
  strictObject({
    measures: vine.array(vine.enum(SANCTIONS)).minLength(1).distinct(),
    days: vine.number({ strict: true }).withoutDecimals().min(1).max(MOST_DAYS).optional(),
    about: vine.enum(COMPLAINT_REASONS),
    facts: plainText().trim().minLength(1).maxLength(4_000),
    language: vine.enum(LANGUAGES),
    ground: vine.enum(GROUNDS),
    clause: plainString().trim().minLength(1).maxLength(200),
    reason: reason(),
  })
)

export const createSanctionLiftValidator = vine.create(strictObject({ reason: reason() }))
