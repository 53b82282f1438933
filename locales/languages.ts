/** The interface's languages (specification §1), as ISO 639-1 codes. */
export const LANGUAGES = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const

export type Language = (typeof LANGUAGES)[number]

/** The fallback when nothing else is known (specification §1). */
export const DEFAULT_LANGUAGE: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}
