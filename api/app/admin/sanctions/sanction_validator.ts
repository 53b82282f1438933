import vine from '@vinejs/vine'
import { auditReason } from '#app/admin/access/audit_reason'
import { clause, days, statement } from '#app/admin/complaints/finding_fields'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { strictObject } from '#app/http/validation/strict_object'
import { COMPLAINT_REASONS } from '#app/safety/complaint_reasons'
import { GROUNDS } from '#app/safety/cases/decision'
import { SANCTIONS } from '#app/safety/sanctions/sanction'

/** A statement of reasons as for reports: `about` is what it is about, `facts` and `clause` are read by the member. */
export const createSanctionValidator = vine.create(
  strictObject({
    measures: vine.array(vine.enum(SANCTIONS)).minLength(1).distinct(),
    days: days().optional(),
    about: vine.enum(COMPLAINT_REASONS),
    facts: statement(),
    language: vine.enum(LANGUAGES),
    ground: vine.enum(GROUNDS),
    clause: clause(),
    reason: auditReason(),
  })
)

export const createSanctionLiftValidator = vine.create(strictObject({ reason: auditReason() }))
