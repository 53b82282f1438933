import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@manyhearts/locales/languages'

const SPOKEN: Record<string, Language[]> = {
  AT: ['de'],
  AR: ['es'],
  AU: ['en'],
  BE: ['nl', 'fr', 'de'],
  CA: ['en', 'fr'],
  CH: ['de', 'fr', 'it'],
  CL: ['es'],
  CO: ['es'],
  DE: ['de'],
  DK: ['da'],
  ES: ['es'],
  FI: ['fi', 'sv'],
  FR: ['fr'],
  GB: ['en'],
  IE: ['en'],
  IT: ['it'],
  LU: ['fr', 'de'],
  MX: ['es'],
  NL: ['nl'],
  NO: ['nb'],
  NZ: ['en'],
  PL: ['pl'],
  SE: ['sv'],
  US: ['en', 'es'],
}

/** The language menu (contract); all languages if the country is unknown. A chosen language is always used. */
export function visibleLanguages(country: string | null, siteLanguage: string, current: string): Language[] {
  const spoken = country ? SPOKEN[country] : undefined
  if (!spoken) return [...LANGUAGES]
  const offered = new Set<string>([...spoken, siteLanguage, DEFAULT_LANGUAGE, current])
  return LANGUAGES.filter((language) => offered.has(language))
}
