import { errors } from '@vinejs/vine'
import type { RefusalClass } from '#app/http/route_facts'

export interface FieldFault {
  field: string
  rule: string
  meta?: Record<string, string | number>
}

/** For routes that refuse fields without a validator. */
export const FieldsRefused: RefusalClass = { name: 'Invalid', status: 422, code: 'invalid' }

/** Refuses fields like a validation error; `rule` is a rule of `errors.json`, `meta` the figures in its message. */
export function fieldsRefused(faults: FieldFault[]): Error {
  return new errors.E_VALIDATION_ERROR(faults.map((fault) => ({ ...fault, message: fault.rule })))
}
