const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Region codes `Intl` has a name for that aren't countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

let codes: string[] | undefined

/** Every ISO 3166-1 code the browser has a name for; cached. */
export function countryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  codes ??= LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(
    (code) => !NO_COUNTRIES.has(code) && !isAlias(code) && names.of(code)
  )
  return codes
}

/** Codes that stand for another one have its name, too: UK is GB. */
function isAlias(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region !== code
}
