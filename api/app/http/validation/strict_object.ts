import vine from '@vinejs/vine'
import type { FieldContext, SchemaTypes } from '@vinejs/vine/types'
import { fieldWithin } from './field_within.js'

/** What AdonisJS puts beside the body before it validates. */
const BESIDE_THE_BODY = ['params', 'headers', 'cookies']

/** Reports every field the contract does not know under its own name, so that a misspelt one is not silently lost. */
const knownFieldsOnly = vine.createRule((value: unknown, names: string[], field: FieldContext) => {
  for (const name of Object.keys(value as object)) {
    if (names.includes(name) || BESIDE_THE_BODY.includes(name)) continue
    field.report('Unknown field', 'unknown_field', fieldWithin(field, name))
  }
})

/** A body's object: only these fields, anything else is refused with 422 `unknown_field`. */
export function strictObject<Properties extends Record<string, SchemaTypes>>(properties: Properties) {
  return vine.object(properties).use(knownFieldsOnly(Object.keys(properties)))
}
