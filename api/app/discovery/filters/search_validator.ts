import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isRowId } from '#app/http/validation/row_id'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { PROFILE_CHOICES } from '#app/members/people/profile_choices'
import { readCursor } from './search_cursor.js'
import { SEARCH_ORDERS } from './search_order.js'
import { SEARCH_RADII } from './search_radii.js'

export const YOUNGEST = 18
const OLDEST = 120
const MOST_CHOSEN = 10

const cursorRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !readCursor(value)) field.report('The {{ field }} is no cursor', 'cursor', field)
})

const ageRangeRule = vine.createRule((value, _options, field: FieldContext) => {
  if (Number(value) < Number(field.parent.min_age)) field.report('The ages are the wrong way round', 'age_range', field)
})

const idsRule = vine.createRule((value, _options, field: FieldContext) => {
  const ids = value as unknown[]
  if (ids.length > MOST_CHOSEN) field.report('Too many', 'list_too_long', field, { max: MOST_CHOSEN })
  else if (!ids.every(isRowId)) field.report('No ids', 'id', field)
})

const wordsRule = vine.createRule((value, choices: readonly string[], field: FieldContext) => {
  const words = value as string[]
  if (words.length > MOST_CHOSEN) field.report('Too many', 'list_too_long', field, { max: MOST_CHOSEN })
  else if (!words.every((word) => choices.includes(word))) field.report('Not offered', 'enum', field, { choices })
})

/** Forms submit empty fields too; they mean no filter. */
export const orNothing = (value: unknown) => (value === '' ? undefined : value)

function listOrNothing(value: unknown): unknown {
  const list = (Array.isArray(value) ? value : [value]).filter((one) => one !== '' && one !== undefined)
  return list.length > 0 ? list : undefined
}

const someOf = (choices: readonly string[]) =>
  vine.array(vine.string()).parse(listOrNothing).use(wordsRule(choices)).optional()

export const SEARCH_FIELDS = {
  gender: vine.enum(['male', 'female', 'both']).parse(orNothing).optional(),
  country: vine
    .string()
    .parse(orNothing)
    .regex(/^[A-Z]{2}$/)
    .optional(),
  countryregion: vine.string().parse(orNothing).use(rowIdRule()).optional(),
  min_age: vine.number().parse(orNothing).withoutDecimals().min(YOUNGEST).max(OLDEST).optional(),
  max_age: vine.number().parse(orNothing).withoutDecimals().min(YOUNGEST).max(OLDEST).use(ageRangeRule()).optional(),
  radius: vine.number().parse(orNothing).in(SEARCH_RADII).optional(),
  sexuality: someOf(PROFILE_CHOICES.sexuality),
  relationship_status: someOf(PROFILE_CHOICES.relationship_status),
  body_type: someOf(PROFILE_CHOICES.body_type),
  hair_colour: someOf(PROFILE_CHOICES.hair_colour),
  eye_colour: someOf(PROFILE_CHOICES.eye_colour),
  tattoos: someOf(PROFILE_CHOICES.tattoos),
  reason: someOf(PROFILE_CHOICES.reason),
  interests: vine.array(vine.string()).parse(listOrNothing).use(idsRule()).optional(),
  real_only: vine.boolean().parse(orNothing).optional(),
}

/** Query of `GET /api/members`; unknown parameters, such as tracking, are ignored. */
export const searchMembersValidator = vine.create(
  vine.object({
    ...SEARCH_FIELDS,
    sort: vine.enum(SEARCH_ORDERS).parse(orNothing).optional(),
    cursor: vine.string().parse(orNothing).use(cursorRule()).optional(),
  })
)
