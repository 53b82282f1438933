import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'

/** Whether an account could be debited: of a country in SEPA, with valid check digits (ISO 13616). Not whether it exists. */
export function isDebitable(iban: string): boolean {
  return isSEPACountry(iban.slice(0, 2)) && isValidIBAN(iban)
}

/** An IBAN as typed, with or without spaces, as its letters and digits. */
export function electronicIban(typed: string): string {
  return electronicFormatIBAN(typed) ?? ''
}

const debitable = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const iban = electronicIban(value)
  if (isDebitable(iban)) field.mutate(iban, field)
  else field.report('No IBAN', 'iban', field)
})

export const ibanRule = () => debitable()
