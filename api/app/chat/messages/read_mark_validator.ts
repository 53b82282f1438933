import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'
import { LARGEST_SEQ } from '#app/chat/conversations/message'

export const updateReadMarkValidator = vine.create(
  strictObject({ seq: vine.number({ strict: true }).withoutDecimals().range([0, LARGEST_SEQ]) })
)
