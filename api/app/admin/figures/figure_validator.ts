import vine from '@vinejs/vine'
import { PERIODS } from './figure_period.js'

export const showFiguresValidator = vine.create(
  vine.object({
    days: vine
      .number()
      .in([...PERIODS])
      .optional(),
  })
)
