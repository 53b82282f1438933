/** A country as people of a language call it. */
export function countryName(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}
