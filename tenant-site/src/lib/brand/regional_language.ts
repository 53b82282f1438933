import { countryHere } from './country_here.ts'
import type { Settings } from '#site/lib/api/shapes.ts'

/** A language as people write it where the visitor is: dates in English look one way in London and another in Boston. */
export function regionalLanguage(language: string, settings: Settings): string {
  return new Intl.Locale(language, { region: countryHere(settings) }).toString()
}
