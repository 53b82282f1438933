/** What a country (ISO 3166-1) is called in a language or locale; its code where that has no name for it. */
export function countryName(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}
