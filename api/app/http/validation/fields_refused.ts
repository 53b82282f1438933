import { errors } from '@vinejs/vine'

/** What is wrong with a field: a rule of `errors.json`, and the figures its words name. */
export interface FieldFault {
  field: string
  rule: string
  meta?: Record<string, string | number>
}

/** Several fields at once, refused in the shape of validation. */
export function fieldsRefused(faults: FieldFault[]): Error {
  return new errors.E_VALIDATION_ERROR(faults.map((fault) => ({ ...fault, message: fault.rule })))
}
