import vine from '@vinejs/vine'
import { auditReason } from '#app/admin/access/audit_reason'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { memberEmail } from '#app/members/rules/member_email'
import { oldEnough } from '#app/members/rules/member_rules'
import type { Site } from '#app/tenancy/sites/site'

const flag = () => vine.boolean({ strict: true })

/** A wallet holds more, one decision doesn't. */
const MOST_AT_ONCE = 10_000

export const memberMailValidator = vine.create(
  strictObject({ mail: vine.enum(['activation', 'password_reset'] as const), reason: auditReason() })
)

export const memberEmailValidator = vine.create(strictObject({ email: memberEmail(), reason: auditReason() }))

export const memberBirthDateValidator = vine
  .withMetaData<{ site: Site }>()
  .create(strictObject({ birth_date: vine.string().use(oldEnough()), reason: auditReason() }))

/** Below zero they are taken back; the member reads why they were given. */
export const memberCreditsValidator = vine.create(
  strictObject({
    credits: vine.number({ strict: true }).withoutDecimals().min(-MOST_AT_ONCE).max(MOST_AT_ONCE),
    reason: auditReason(),
  })
)

/** All sessions where none is named. */
export const memberSessionEndValidator = vine.create(
  strictObject({ session_id: vine.string().use(rowIdRule()).optional(), reason: auditReason() })
)

/** Whether the account is deleted, or given back within its time; `refund` asks for the unused credits' money. */
export const memberDeletionValidator = vine.create(
  strictObject({ deleted: flag(), refund: flag().optional(), reason: auditReason() })
)
