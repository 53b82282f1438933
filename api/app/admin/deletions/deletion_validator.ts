import vine from '@vinejs/vine'
import { auditReason } from '#app/admin/access/audit_reason'
import { plainString } from '#app/http/validation/plain_string'
import { plainText } from '#app/http/validation/plain_text'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { HOLD_REASONS } from '#app/identity/deletion/erasure_hold'

/** The hold that was read, or null where there was none. */
const readHold = () => vine.string().use(rowIdRule()).nullable()

export const erasureHoldValidator = vine.create(
  strictObject({
    hold_id: readHold(),
    reason: vine.enum(HOLD_REASONS),
    /** What it is about, as the member reads it. */
    words: plainText().trim().minLength(3).maxLength(500),
    /** The last day, at the brand. */
    last_day: vine.string().regex(/^2\d{3}-\d\d-\d\d$/),
    /** Why the law forbids to tell the member; null: they are told. */
    untold: auditReason().nullable(),
  })
)

export const holdLiftValidator = vine.create(strictObject({ hold_id: readHold(), reason: auditReason() }))

export const erasureValidator = vine.create(
  strictObject({
    /** The member's name, typed to confirm it. */
    name: plainString().trim().minLength(1).maxLength(100),
    reason: auditReason(),
  })
)
