import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@manyhearts/locales/languages'

/** Languages people speak in the countries that are not obvious; elsewhere the country's own. */
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

/**
 * What the language menu offers: the country's languages, the site's, English and the current one; all when the country is
 * not known (contract). It filters the offer only; a chosen language is always obeyed.
 */
export function visibleLanguages(country: string | null, siteLanguage: string, current: string): Language[] {
  const spoken = country ? SPOKEN[country] : undefined
  if (!spoken) return [...LANGUAGES]
  const offered = new Set<string>([...spoken, siteLanguage, DEFAULT_LANGUAGE, current])
  return LANGUAGES.filter((language) => offered.has(language))
}
