import vine from '@vinejs/vine'
import { auditReason } from '#app/admin/access/audit_reason'
import { strictObject } from '#app/http/validation/strict_object'

/** Whether a member's network is told of them no more, and why, for the audit log. */
export const updateMemberPostbacksValidator = vine.create(
  strictObject({
    stopped: vine.boolean({ strict: true }),
    reason: auditReason(),
  })
)
