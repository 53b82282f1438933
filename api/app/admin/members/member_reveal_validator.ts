import vine from '@vinejs/vine'
import { auditReason } from '#app/admin/access/audit_reason'
import { strictObject } from '#app/http/validation/strict_object'

/** Why staff need a member's address, for the audit log. */
export const createMemberRevealValidator = vine.create(
  strictObject({
    tenant_id: vine.string().optional(),
    reason: auditReason(),
  })
)
