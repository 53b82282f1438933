import i18next, { type TFunction } from 'i18next'
import type { Language } from '@manyhearts/locales/languages'
import { namespaces, readTexts } from '@manyhearts/locales/read_texts'

/** A language's translations as a visitor reads them, so that a journey works for all brands: `t('identity:log_in.head')`. */
export async function translationsOf(language: string): Promise<TFunction> {
  const texts = namespaces().map((name) => [name, readTexts(language as Language, name)])
  const words = i18next.createInstance()
  await words.init({
    lng: language,
    resources: { [language]: Object.fromEntries(texts) },
    interpolation: { escapeValue: false },
  })
  return words.t
}
