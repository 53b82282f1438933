const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Regions of the standard that are no country somebody lives in. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

let codes: string[] | undefined

/** Every ISO 3166-1 code the browser has a name for; found out once. */
export function countryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  codes ??= LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(
    (code) => !NO_COUNTRIES.has(code) && names.of(code)
  )
  return codes
}
