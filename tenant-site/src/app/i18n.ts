import { createInstance, type i18n } from 'i18next'
import { WORDS } from '@manyhearts/locales/words'

/** One instance per visit, never the library's shared one: the server speaks many languages at a time. */
export function createI18n(language: string): i18n {
  const instance = createInstance()
  // Done at once, as nothing is fetched.
  void instance.init({
    lng: language,
    ns: WORDS,
    defaultNS: 'site',
    resources: {},
    // The build fills gaps with English (vite/complete_locales.ts).
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
