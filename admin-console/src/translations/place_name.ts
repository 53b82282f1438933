const CODE = /^[A-Z]{2}$/

/** By ISO 3166-1 code; an unknown code is returned as is. */
export function placeName(code: string, language: string): string {
  return CODE.test(code) ? (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code) : code
}
