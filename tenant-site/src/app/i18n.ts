import { createInstance, type i18n } from 'i18next'
import { ONE_STOP } from '@manyhearts/locales/full_stop'
import { NAMESPACES, type Texts } from '@manyhearts/locales/namespaces'

/** An instance of its own, not the shared one: the server handles many languages at once. @param texts by namespace, if they are at hand */
export function createI18n(language: string, texts: Record<string, Texts> = {}): i18n {
  const instance = createInstance().use(ONE_STOP)
  void instance.init({
    lng: language,
    ns: NAMESPACES,
    defaultNS: 'site',
    resources: { [language]: texts },
    // The build fills gaps with English (locales/vite/language_texts.ts).
    fallbackLng: false,
    initAsync: false,
    postProcess: ONE_STOP.name,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
