import vine from '@vinejs/vine'
import { emptyToUndefined } from '#app/http/validation/empty_to_undefined'
import { plainString } from '#app/http/validation/plain_string'
import { rowIdRule } from '#app/http/validation/row_id_rule'

const LONGEST_NAME = 100

export const listRegionsValidator = vine.create(
  vine.object({
    country: vine
      .string()
      .parse(emptyToUndefined)
      .regex(/^[A-Z]{2}$/)
      .optional(),
  })
)

export const showPlaceValidator = vine.create(
  vine.object({
    lat: vine.number().parse(emptyToUndefined).min(-90).max(90),
    lon: vine.number().parse(emptyToUndefined).min(-180).max(180),
  })
)

export const listCitiesValidator = vine.create(
  vine.object({
    region_id: vine.string().use(rowIdRule()),
    q: plainString().maxLength(LONGEST_NAME).optional(),
  })
)
