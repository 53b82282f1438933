import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** With its country and without spaces (ITU-T E.164). */
const E164 = /^\+[1-9]\d{6,14}$/
const SEPARATORS = /[\s()./-]/g
/** People write it for the plus sign. */
const DIALLED = /^00/
/** E.g. `+31 (0)6`: the zero is dialled only within the country. */
const TRUNK = /\(0\)/g

/** A phone number as typed, in E.164; undefined for what is none. */
export function e164(typed: string): string | undefined {
  const number = typed.replace(TRUNK, '').replace(SEPARATORS, '').replace(DIALLED, '+')
  return E164.test(number) ? number : undefined
}

/** Countries have one to three digits: 1 and 7 have one, these two, all others three (ITU-T E.164, annex). */
const TWO_DIGITS = /^(20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

export function callingCode(number: string): string {
  const digits = number.slice(1)
  if (/^[17]/.test(digits)) return digits.slice(0, 1)
  return digits.slice(0, TWO_DIGITS.test(digits) ? 2 : 3)
}

const internationalNumber = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const number = e164(value)
  if (number) field.mutate(number, field)
  else field.report('No phone number', 'phone', field)
})

export const phoneRule = () => internationalNumber()
