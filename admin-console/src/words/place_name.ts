const CODE = /^[A-Z]{2}$/

/** A country by its ISO 3166-1 code as it is called in a language; the code itself when there is no such country. */
export function placeName(code: string, language: string): string {
  return CODE.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
}
