import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { fieldWithin } from '#app/http/validation/field_within'
import { plainString } from '#app/http/validation/plain_string'

const LONGEST = 64
const WAYS = ['code', 'welcome', 'timebonus'] as const

const exactlyOne = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const asked = WAYS.filter((way) => (value as Record<string, unknown>)[way] !== undefined)
  if (asked.length !== 1) field.report('Not exactly one', 'one_of_these', fieldWithin(field, asked[1] ?? 'code'))
})

/** A code as typed, in any case. */
export function typedCode() {
  return plainString().trim().toUpperCase().minLength(1).maxLength(LONGEST)
}

/** Query of `discountcode.php`; unknown parameters are ignored. */
export const showDiscountCodeValidator = vine.create(
  vine
    .object({
      code: typedCode().optional(),
      welcome: vine.literal(true).optional(),
      timebonus: vine.literal(true).optional(),
    })
    .use(exactlyOne())
)
