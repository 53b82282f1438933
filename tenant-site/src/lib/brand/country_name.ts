const known = new Map<string, string>()

/** A country as people of a language call it. */
export function countryName(country: string, language: string): string {
  const key = `${language} ${country}`
  const name = known.get(key) ?? new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  known.set(key, name)
  return name
}

/** Keeps a name the server found out: a phone is busy for a while before it can name its first country. */
export function keepCountryName(country: string, language: string, name: string): void {
  known.set(`${language} ${country}`, name)
}
