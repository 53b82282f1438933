import vine from '@vinejs/vine'

/** As of November 2026: `2026-11`. */
export const showTrustFiguresValidator = vine.create(
  vine.object({
    month: vine
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional(),
  })
)

export const showTrustFileValidator = vine.create(
  vine.object({ year: vine.number().withoutDecimals().range([2000, 2099]) })
)
