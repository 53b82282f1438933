import vine from '@vinejs/vine'

export const showMapValidator = vine.create(
  vine.object({
    country: vine
      .string()
      .parse((value) => (value === '' ? undefined : value))
      .regex(/^[A-Z]{2}$/)
      .optional(),
  })
)
