import vine from '@vinejs/vine'
import type { FieldContext, SchemaTypes } from '@vinejs/vine/types'
import { fieldWithin } from './field_within.js'

const BESIDE_THE_BODY = ['params', 'headers', 'cookies']

const knownFieldsOnly = vine.createRule((value: unknown, names: string[], field: FieldContext) => {
  for (const name of Object.keys(value as object)) {
    if (names.includes(name) || BESIDE_THE_BODY.includes(name)) continue
    field.report('Unknown field', 'unknown_field', fieldWithin(field, name))
  }
})

/** Refuses unknown fields with 422 `unknown_field`, so that a misspelt one isn't silently lost. */
export function strictObject<Properties extends Record<string, SchemaTypes>>(properties: Properties) {
  return vine.object(properties).use(knownFieldsOnly(Object.keys(properties)))
}
