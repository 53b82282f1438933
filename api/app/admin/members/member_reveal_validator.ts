import vine from '@vinejs/vine'
import { plainText } from '#app/http/validation/plain_text'
import { strictObject } from '#app/http/validation/strict_object'

/** Why staff need a member's address, for the audit log. */
export const createMemberRevealValidator = vine.create(
  strictObject({
    tenant_id: vine.string().optional(),
    reason: plainText().trim().minLength(3).maxLength(200),
  })
)
