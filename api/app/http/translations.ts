import { createInstance, type TFunction } from 'i18next'
import { ONE_STOP } from '@manyhearts/locales/full_stop'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@manyhearts/locales/languages'
import { namespaces, readTexts } from '@manyhearts/locales/read_texts'

const ns = namespaces()

const resources = Object.fromEntries(
  LANGUAGES.map((language) => [language, Object.fromEntries(ns.map((name) => [name, readTexts(language, name)]))])
)

const i18n = createInstance().use(ONE_STOP)
await i18n.init({
  resources,
  fallbackLng: DEFAULT_LANGUAGE,
  ns,
  postProcess: ONE_STOP.name,
  interpolation: { escapeValue: false },
})

export function translationsIn(language: string, namespace: string): TFunction {
  return i18n.getFixedT(language, namespace)
}
