import vine from '@vinejs/vine'
import { emptyToUndefined } from '#app/http/validation/empty_to_undefined'

export const showMapValidator = vine.create(
  vine.object({
    country: vine
      .string()
      .parse(emptyToUndefined)
      .regex(/^[A-Z]{2}$/)
      .optional(),
  })
)
