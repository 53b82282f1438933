import { countryHere } from './country_here.ts'
import type { Settings } from '#site/lib/api/shapes.ts'

/** Adds the visitor's region to a language: English dates differ between the UK and the US. */
export function regionalLanguage(language: string, settings: Settings): string {
  return new Intl.Locale(language, { region: countryHere(settings) }).toString()
}
