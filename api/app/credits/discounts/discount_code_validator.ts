import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { fieldWithin } from '#app/http/validation/field_within'
import { plainString } from '#app/http/validation/plain_string'

const LONGEST = 64
const WAYS = ['code', 'welcome', 'timebonus'] as const

/** A code by its name, or the one an offer stands for: never two at once. */
const exactlyOne = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const asked = WAYS.filter((way) => (value as Record<string, unknown>)[way] !== undefined)
  if (asked.length !== 1) field.report('Not exactly one', 'one_of_these', fieldWithin(field, asked[1] ?? 'code'))
})

/** The query of `discountcode.php`; what a page's query carries besides is left alone. */
export const showDiscountCodeValidator = vine.create(
  vine
    .object({
      code: plainString().trim().minLength(1).maxLength(LONGEST).optional(),
      welcome: vine.literal(true).optional(),
      timebonus: vine.literal(true).optional(),
    })
    .use(exactlyOne())
)
