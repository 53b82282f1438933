import vine from '@vinejs/vine'
import { atMost } from '#app/http/validation/at_most'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { PHOTO_VERDICTS } from '#app/members/photos/moderation/photo_verdict'

const MOST_HELD = 50
const LONGEST_NAME = 200

export const createPhotoLeaseValidator = vine.create(
  strictObject({ holding: vine.array(vine.string().use(rowIdRule())).use(atMost(MOST_HELD)) })
)

export const createPhotoVerdictValidator = vine.create(
  strictObject({
    lease: vine.string().use(rowIdRule()),
    filename: vine.string().maxLength(LONGEST_NAME),
    verdict: vine.enum(PHOTO_VERDICTS),
    ban: vine.boolean({ strict: true }).optional(),
  })
)
