import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { plainString } from '#app/http/validation/plain_string'
import { characters, nameIsNoAddress } from '#app/members/rules/member_rules'

const LENGTH = { min: 2, max: 30 }

/** Zero-width characters, marks without a letter, and fillers that look like a blank. */
const INVISIBLE = /[\s\p{Cf}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/gu

const readable = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (String(value).replace(INVISIBLE, '') === '') field.report('Nothing to see', 'required', field)
})

export function memberName() {
  return plainString().trim().use(characters(LENGTH)).use(readable()).use(nameIsNoAddress())
}
