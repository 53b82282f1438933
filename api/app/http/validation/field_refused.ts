import { fieldsRefused } from './fields_refused.js'

/** A field that only the database can judge, refused in the shape of validation: 422, `code` names the rule. */
export function fieldRefused(field: string, rule: string): Error {
  return fieldsRefused([{ field, rule }])
}
