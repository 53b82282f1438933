import { createInstance, type TFunction } from 'i18next'
import type { FormOfAddress, Wording } from '@manyhearts/locales/forms_of_address'
import { ONE_STOP } from '@manyhearts/locales/full_stop'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { namespaces, readTexts } from '@manyhearts/locales/read_texts'

const ns = namespaces()

const textsOf = (language: Language, form: FormOfAddress) =>
  Object.fromEntries(ns.map((name) => [name, readTexts(language, name, form)]))

const resources = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    [language, textsOf(language, 'informal')],
    [`${language}-formal` satisfies Wording, textsOf(language, 'formal')],
  ])
)

const i18n = createInstance().use(ONE_STOP)
await i18n.init({
  resources,
  fallbackLng: DEFAULT_LANGUAGE,
  ns,
  postProcess: ONE_STOP.name,
  interpolation: { escapeValue: false },
})

/** What a wording doesn't say itself comes from its language (i18next reads tags from the right), then from English. */
export function translationsIn(wording: Wording, namespace: string): TFunction {
  return i18n.getFixedT(wording, namespace)
}
