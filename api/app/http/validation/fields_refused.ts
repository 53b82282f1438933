import { errors } from '@vinejs/vine'

export interface FieldFault {
  field: string
  rule: string
  meta?: Record<string, string | number>
}

/** Refuses fields like a validation error; `rule` is a rule of `errors.json`, `meta` the figures in its message. */
export function fieldsRefused(faults: FieldFault[]): Error {
  return new errors.E_VALIDATION_ERROR(faults.map((fault) => ({ ...fault, message: fault.rule })))
}
