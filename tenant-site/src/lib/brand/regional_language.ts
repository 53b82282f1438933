import { countryHere } from './country_here.ts'
import type { Settings } from '#site/lib/api/shapes.ts'

const known = new Map<string, string>()

/** Adds the visitor's region to a language: English dates differ between the UK and the US. */
export function regionalLanguage(language: string, settings: Settings): string {
  const region = countryHere(settings)
  const key = `${language} ${region}`
  const tag = known.get(key) ?? new Intl.Locale(language, { region }).toString()
  known.set(key, tag)
  return tag
}
