import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

export const createSwipeValidator = vine.create(
  strictObject({
    profile_id: vine.string().regex(/^[1-9]\d{0,18}$/),
    choice: vine.enum(['like', 'pass', 'undo']),
  })
)
