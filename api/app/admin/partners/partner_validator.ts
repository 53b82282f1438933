import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { auditReason } from '#app/admin/access/audit_reason'
import { strictObject } from '#app/http/validation/strict_object'

export const createHandoverValidator = vine.create(
  strictObject({
    /** Whose data nobody has yet, or everyone whose consent is in force. */
    which: vine.enum(['new', 'current'] as const),
    reason: auditReason(),
    /** Of the headings. */
    language: vine.enum(LANGUAGES),
  })
)

export const createWithdrawalValidator = vine.create(strictObject({ reason: auditReason() }))
