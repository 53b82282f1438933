import { digitsOf } from '#console/translations/digits_of.ts'

const SPACES = /[\s\u00A0\u202F'’]/g
const PRICE = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:([.,])(\d+))?$/

/**
 * A price as people of a language write it, in minor units: `12,99`, `1.299,00` and `12.99` in German. Undefined for what is no
 * price, has more decimals than the currency, or could be two prices.
 */
export function parsePrice(text: string, currency: string, locale: string): number | undefined {
  const [, whole = '', point, decimals = ''] = PRICE.exec(text.replaceAll(SPACES, '')) ?? []
  const groups = new Set(whole.replaceAll(/\d/g, ''))
  const digits = digitsOf(currency)
  if (whole === '' || decimals.length > digits) return undefined
  if ([...groups].some((one) => one === point || one !== groupOf(locale))) return undefined
  const minor = Number(`${whole.replaceAll(/\D/g, '')}${decimals.padEnd(digits, '0')}`)
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** The same for a field that somebody goes on writing in: `1299,00`. */
export function priceText(minor: number, currency: string, locale: string): string {
  const digits = digitsOf(currency)
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return new Intl.NumberFormat(locale, format).format(minor / 10 ** digits)
}

/** Languages that set groups apart by spaces have none here: spaces are left out before. */
function groupOf(locale: string): string | undefined {
  return new Intl.NumberFormat(locale, { useGrouping: true })
    .formatToParts(1_234_567)
    .find(({ type }) => type === 'group')?.value
}
