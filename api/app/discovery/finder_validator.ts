import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { PROFILE_CHOICES } from '#app/members/profile_choices'

const YOUNGEST = 18
const OLDEST = 120
const MOST_INTERESTS = 10
const IDS = new RegExp(String.raw`^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,${MOST_INTERESTS - 1}}$`)

const ageRangeRule = vine.createRule((value, _options, field: FieldContext) => {
  if (Number(value) < Number(field.parent.min_age)) field.report('The ages are the wrong way round', 'age_range', field)
})

/** A form sends its empty fields too; they answer nothing. */
const orNothing = (value: unknown) => (value === '' ? undefined : value)

/** The query of `GET /api/match-finder`; `interests` are ids with commas between them. A page's query may carry other things. */
export const findMatchesValidator = vine.create(
  vine.object({
    gender: vine.enum(['male', 'female', 'both']).parse(orNothing).optional(),
    min_age: vine.number().parse(orNothing).withoutDecimals().min(YOUNGEST).max(OLDEST).optional(),
    max_age: vine.number().parse(orNothing).withoutDecimals().min(YOUNGEST).max(OLDEST).use(ageRangeRule()).optional(),
    near: vine.enum(['region', 'country', 'anywhere']).parse(orNothing).optional(),
    reason: vine.enum(PROFILE_CHOICES.reason).parse(orNothing).optional(),
    interests: vine.string().parse(orNothing).regex(IDS).optional(),
  })
)
