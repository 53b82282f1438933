import { errors } from '@vinejs/vine'

/** A field that only the database can judge, refused in the shape of validation: 422, `code` names the rule. */
export function fieldRefused(field: string, rule: string): Error {
  return new errors.E_VALIDATION_ERROR([{ field, rule, message: rule }])
}
