import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import {
  GENDERS_SOUGHT,
  PROFILE_FIELDS,
  SEARCHED_ATTRIBUTES,
  type SearchedAttribute,
} from '@manyhearts/locales/profile_fields'
import { atMost } from '#app/http/validation/at_most'
import { emptyToUndefined } from '#app/http/validation/empty_to_undefined'
import { isRowId } from '#app/http/validation/row_id'
import { rowIdRule } from '#app/http/validation/row_id_rule'
import { readCursor } from './search_cursor.js'
import { SEARCH_ORDERS } from './search_order.js'
import { SEARCH_RADII } from './search_radii.js'

const { youngest: YOUNGEST, oldest: OLDEST } = PROFILE_FIELDS.age
const MOST_CHOSEN = 10

const cursorRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !readCursor(value)) field.report('The {{ field }} is no cursor', 'cursor', field)
})

const ageRangeRule = vine.createRule((value, _options, field: FieldContext) => {
  if (Number(value) < Number(field.parent.min_age)) field.report('The ages are the wrong way round', 'age_range', field)
})

const idsRule = vine.createRule((value, _options, field: FieldContext) => {
  if (!(value as unknown[]).every(isRowId)) field.report('No ids', 'id', field)
})

const wordsRule = vine.createRule((value, choices: readonly string[], field: FieldContext) => {
  if (!(value as string[]).every((word) => choices.includes(word)))
    field.report('Not offered', 'enum', field, { choices })
})

function listOrNothing(value: unknown): unknown {
  const list = (Array.isArray(value) ? value : [value]).filter((one) => one !== '' && one !== undefined)
  return list.length > 0 ? list : undefined
}

const listed = () => vine.array(vine.string()).parse(listOrNothing).use(atMost(MOST_CHOSEN))
const someOf = (choices: readonly string[]) => listed().use(wordsRule(choices)).optional()

const attributes = Object.fromEntries(
  SEARCHED_ATTRIBUTES.map((field) => [field, someOf(PROFILE_FIELDS[field].choices)])
) as Record<SearchedAttribute, ReturnType<typeof someOf>>

export const filterRules = {
  gender: vine.enum(GENDERS_SOUGHT).parse(emptyToUndefined).optional(),
  country: vine
    .string()
    .parse(emptyToUndefined)
    .regex(/^[A-Z]{2}$/)
    .optional(),
  countryregion: vine.string().parse(emptyToUndefined).use(rowIdRule()).optional(),
  min_age: vine.number().parse(emptyToUndefined).withoutDecimals().min(YOUNGEST).max(OLDEST).optional(),
  max_age: vine
    .number()
    .parse(emptyToUndefined)
    .withoutDecimals()
    .min(YOUNGEST)
    .max(OLDEST)
    .use(ageRangeRule())
    .optional(),
  radius: vine.number().parse(emptyToUndefined).in(SEARCH_RADII).optional(),
  ...attributes,
  interests: listed().use(idsRule()).optional(),
  real_only: vine.boolean().parse(emptyToUndefined).optional(),
}

/** Query of `GET /api/members`; unknown parameters, such as tracking, are ignored. */
export const searchMembersValidator = vine.create(
  vine.object({
    ...filterRules,
    sort: vine.enum(SEARCH_ORDERS).parse(emptyToUndefined).optional(),
    cursor: vine.string().parse(emptyToUndefined).use(cursorRule()).optional(),
  })
)
