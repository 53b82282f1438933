import { DEFAULT_LANGUAGE, type Language } from '@manyhearts/locales/languages'
import type { Texts } from '@manyhearts/locales/namespaces'

type LanguageTexts = { default: Record<string, Texts> }

const LANGUAGES: Record<Language, () => Promise<LanguageTexts>> = {
  da: () => import('virtual:texts/da'),
  de: () => import('virtual:texts/de'),
  en: () => import('virtual:texts/en'),
  es: () => import('virtual:texts/es'),
  fi: () => import('virtual:texts/fi'),
  fr: () => import('virtual:texts/fr'),
  it: () => import('virtual:texts/it'),
  nb: () => import('virtual:texts/nb'),
  nl: () => import('virtual:texts/nl'),
  pl: () => import('virtual:texts/pl'),
  sv: () => import('virtual:texts/sv'),
}

/** Texts of one namespace; a language's namespaces come in one file that browsers cache for good. */
export async function textsOf(language: string, word: string): Promise<Texts> {
  const load = LANGUAGES[language as Language] ?? LANGUAGES[DEFAULT_LANGUAGE]
  return (await load()).default[word] ?? {}
}
