import type { FieldContext } from '@vinejs/vine/types'

export function fieldWithin(object: FieldContext, name: string): FieldContext {
  const path = [object.getFieldPath(), name].filter(Boolean).join('.')
  return { ...object, name, wildCardPath: path, getFieldPath: () => path }
}
