import type { errors } from '@vinejs/vine'
import type { TFunction } from 'i18next'

export interface Fault {
  code: string
  message: string
  field?: string
  meta?: Record<string, unknown>
}

/** What a validator or `fieldsRefused` found, by the texts of `errors`. */
export function wordedFaults({ messages }: InstanceType<typeof errors.E_VALIDATION_ERROR>, t: TFunction): Fault[] {
  return (messages as { rule: string; field: string; meta?: Record<string, unknown> }[]).map(
    ({ rule, field, meta }) => ({
      code: rule,
      field,
      message: t([`rules.${rule}`, 'rules.invalid'], { ...meta }),
      ...(meta && { meta }),
    })
  )
}
