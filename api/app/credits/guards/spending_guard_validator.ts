import vine from '@vinejs/vine'
import { strictObject } from '#app/http/validation/strict_object'

/** More than any member can spend, and small enough for sums to stay whole numbers. */
const MOST_MINOR = 10_000_000

const limit = () => vine.number().withoutDecimals().min(0).max(MOST_MINOR).nullable().optional()

/** What is left out stays; null takes a limit or the pause away, after a day. */
export const updateGuardValidator = vine.create(
  strictObject({
    /** In minor units of the buyer’s currency. */
    day_minor: limit(),
    week_minor: limit(),
    month_minor: limit(),
    /** For a day, a week or a month from now, or until a day begins in the brand’s time zone. */
    pause: vine
      .string()
      .regex(/^(day|week|month|\d{4}-\d{2}-\d{2})$/)
      .nullable()
      .optional(),
  })
)
