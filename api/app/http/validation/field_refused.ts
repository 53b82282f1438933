import { fieldsRefused } from './fields_refused.js'

/** A field that only the database can judge, refused like a validation error: 422, `code` names the rule. */
export function fieldRefused(field: string, rule: string): Error {
  return fieldsRefused([{ field, rule }])
}
