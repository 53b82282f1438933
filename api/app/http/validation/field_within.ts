import type { FieldContext } from '@vinejs/vine/types'

/** A field of an object that is being validated, for a rule of the object to report about. */
export function fieldWithin(object: FieldContext, name: string): FieldContext {
  const path = [object.getFieldPath(), name].filter(Boolean).join('.')
  return { ...object, name, wildCardPath: path, getFieldPath: () => path }
}
