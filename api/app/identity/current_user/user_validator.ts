import vine from '@vinejs/vine'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { strictObject } from '#app/http/validation/strict_object'

/** The member's own settings, for `PUT /api/user.php`. */
export const updateUserValidator = vine.create(
  strictObject({
    language: vine.enum(LANGUAGES).optional(),
    show_fictional: vine.boolean({ strict: true }).optional(),
    visible_to_visitors: vine.boolean({ strict: true }).optional(),
    invisible_mode: vine.boolean({ strict: true }).optional(),
    privacy_mode: vine.boolean({ strict: true }).optional(),
    read_receipts: vine.boolean({ strict: true }).optional(),
    paused: vine.boolean({ strict: true }).optional(),
  })
)
