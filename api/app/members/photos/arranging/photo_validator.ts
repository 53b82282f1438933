import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { atMost } from '#app/http/validation/at_most'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { strictObject } from '#app/http/validation/strict_object'
import { LIMITS } from '#app/tenancy/settings/settings_schema'
import type { Crop } from '#app/members/photos/processing/crop'

/** Refused photos don't count towards the limit but are sorted too. */
const MOST_LISTED = 4 * LIMITS.photos_premium

const within = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const { x, y, width, height } = value as Crop
  if (x + width > 1 + ROUNDING || y + height > 1 + ROUNDING) field.report('Outside', 'crop', field)
})
const ROUNDING = 1e-6
const SMALLEST = 0.02

const place = () => vine.number().min(0).max(1)
const length = () => vine.number().min(SMALLEST).max(1)

export const updateMainPhotoValidator = vine.create(
  strictObject({
    crop: strictObject({ x: place(), y: place(), width: length(), height: length() }).use(within()).optional(),
  })
)

export const updatePhotoOrderValidator = vine.create(
  strictObject({ ids: vine.array(vine.string().use(rowIdRule())).use(atMost(MOST_LISTED)) })
)
