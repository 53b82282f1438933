import { createInstance } from 'i18next'
import english from '@manyhearts/locales/en/console.json'
import reactAdminEnglish from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import { fromPolyglot } from '#console/words/from_polyglot.ts'

const words = createInstance()
void words.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: fromPolyglot(reactAdminEnglish) } },
  // Everything is at hand, so nothing need wait for it.
  initAsync: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
})

// Ours go over react-admin's, text by text.
words.addResourceBundle('en', 'translation', english, true, true)

/** react-admin's and our own words, by i18next like everywhere in the product. */
export const i18nProvider: I18nProvider = {
  translate: (key, { _: otherwise, smart_count: count, ...options } = {}) =>
    String(
      words.t(key, { ...options, ...(otherwise && { defaultValue: otherwise }), ...(count !== undefined && { count }) })
    ),
  changeLocale: async (language) => void (await words.changeLanguage(language)),
  getLocale: () => words.language,
}
