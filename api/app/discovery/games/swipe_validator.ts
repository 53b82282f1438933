import vine from '@vinejs/vine'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'

export const createSwipeValidator = vine.create(
  strictObject({
    profile_id: vine.string().use(rowIdRule()),
    choice: vine.enum(['like', 'pass', 'undo']),
  })
)
