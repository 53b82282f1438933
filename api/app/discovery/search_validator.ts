import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { rowIdRule } from '#app/http/row_id_rule'
import { readCursor } from './search_cursor.js'

const YOUNGEST = 18
const OLDEST = 120

const cursorRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !readCursor(value)) field.report('The {{ field }} is no cursor', 'cursor', field)
})

const ageRangeRule = vine.createRule((value, _options, field: FieldContext) => {
  if (Number(value) < Number(field.parent.min_age)) field.report('The ages are the wrong way round', 'age_range', field)
})

/** A form sends its empty fields too; they ask for nothing. */
const orNothing = (value: unknown) => (value === '' ? undefined : value)

/** The query of `GET /api/members`. A page's query may carry other things, tracking for one: they are left alone. */
export const searchMembersValidator = vine.create(
  vine.object({
    gender: vine.enum(['male', 'female', 'both']).parse(orNothing).optional(),
    country: vine
      .string()
      .parse(orNothing)
      .regex(/^[A-Z]{2}$/)
      .optional(),
    countryregion: vine.string().parse(orNothing).use(rowIdRule()).optional(),
    min_age: vine.number().parse(orNothing).withoutDecimals().min(YOUNGEST).max(OLDEST).optional(),
    max_age: vine.number().parse(orNothing).withoutDecimals().min(YOUNGEST).max(OLDEST).use(ageRangeRule()).optional(),
    real_only: vine.boolean().parse(orNothing).optional(),
    cursor: vine.string().parse(orNothing).use(cursorRule()).optional(),
  })
)
