import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** Limits a list. */
export const atMost = vine.createRule((value: unknown, max: number, field: FieldContext) => {
  if ((value as unknown[]).length > max) field.report('Too many', 'list_too_long', field, { max })
})
