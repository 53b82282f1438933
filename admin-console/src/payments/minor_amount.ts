import { digitsOf } from '#console/translations/digits_of.ts'

/** An amount as somebody types it, with a point or a comma, in minor units; undefined for what is none. */
export function typedMinor(typed: string, currency: string): number | undefined {
  const decimals = digitsOf(currency)
  const [, whole, rest = ''] = /^(\d{1,7})(?:[.,](\d+))?$/.exec(typed.replaceAll(/[\s\u00a0]/g, '')) ?? []
  if (whole === undefined || rest.length > decimals) return undefined
  return Number(whole + rest.padEnd(decimals, '0'))
}
