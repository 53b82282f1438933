import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

const LARGEST_SEQ = 2_147_483_647

export const updateReadMarkValidator = vine.create(
  strictObject({ seq: vine.number({ strict: true }).withoutDecimals().range([0, LARGEST_SEQ]) })
)
