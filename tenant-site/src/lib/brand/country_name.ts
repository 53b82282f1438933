const known = new Map<string, string>()

export function countryName(country: string, language: string): string {
  const key = `${language} ${country}`
  const name = known.get(key) ?? new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  known.set(key, name)
  return name
}

/** Reuses a name from the server, as naming the first country is slow on phones. */
export function keepCountryName(country: string, language: string, name: string): void {
  known.set(`${language} ${country}`, name)
}
