import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isRowId } from '#app/http/row_id'
import { PROFILE_CHOICES } from '#app/members/profile_choices'

const YOUNGEST = 18
const OLDEST = 120
const MOST_INTERESTS = 10

const ageRangeRule = vine.createRule((value, _options, field: FieldContext) => {
  if (Number(value) < Number(field.parent.min_age)) field.report('The ages are the wrong way round', 'age_range', field)
})

const interestIdsRule = vine.createRule((value, _options, field: FieldContext) => {
  const ids = value as unknown[]
  if (ids.length > MOST_INTERESTS) field.report('Too many', 'list_too_long', field, { max: MOST_INTERESTS })
  else if (!ids.every(isRowId)) field.report('No ids', 'id', field)
})

/** A form sends its empty fields too; they answer nothing. */
const orNothing = (value: unknown) => (value === '' ? undefined : value)

/** One value of a query is no list yet. */
const listOrNothing = (value: unknown) => (typeof value === 'string' && value ? [value] : orNothing(value))

/** The query of `GET /api/match-finder`; `interests` are ids. A page's query may carry other things. */
export const findMatchesValidator = vine.create(
  vine.object({
    gender: vine.enum(['male', 'female', 'both']).parse(orNothing).optional(),
    min_age: vine.number().parse(orNothing).withoutDecimals().min(YOUNGEST).max(OLDEST).optional(),
    max_age: vine.number().parse(orNothing).withoutDecimals().min(YOUNGEST).max(OLDEST).use(ageRangeRule()).optional(),
    near: vine.enum(['region', 'country', 'anywhere']).parse(orNothing).optional(),
    reason: vine.enum(PROFILE_CHOICES.reason).parse(orNothing).optional(),
    interests: vine.array(vine.string()).parse(listOrNothing).use(interestIdsRule()).optional(),
  })
)
