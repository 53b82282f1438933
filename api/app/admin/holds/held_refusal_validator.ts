import vine from '@vinejs/vine'
import { HOLD_REASONS } from '#app/chat/holds/held_message'
import { strictObject } from '#app/http/validation/strict_object'

export const createHeldRefusalValidator = vine.create(strictObject({ reason: vine.enum(HOLD_REASONS) }))
