import vine from '@vinejs/vine'
import { auditReason } from '#app/admin/access/audit_reason'
import { strictObject } from '#app/http/validation/strict_object'

export const createBanLiftValidator = vine.create(strictObject({ reason: auditReason() }))
