import { createInstance, type TFunction } from 'i18next'
import type { FormOfAddress, Wording } from '@manyhearts/locales/forms_of_address'
import { ONE_STOP } from '@manyhearts/locales/full_stop'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { namespaces, readTexts } from '@manyhearts/locales/read_texts'
import { LRUCache } from 'lru-cache'
import { MOST_TAGGED, textsOfTag } from '#app/tenancy/texts/tagged_wording'

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

/** Wordings of brands with texts of their own, whose texts i18next has. */
const tagged = new LRUCache<Wording, true>({
  max: MOST_TAGGED,
  dispose: (_, wording) => ns.forEach((namespace) => i18n.removeResourceBundle(wording, namespace)),
})

/**
 * What a wording doesn't say itself comes from its language (i18next reads tags from the right), then from English. A brand's own texts
 * are a wording of their own, before the product's.
 */
export function translationsIn(wording: Wording, namespace: string): TFunction {
  const own = textsOfTag(wording)
  if (own && !tagged.get(wording)) {
    for (const [name, texts] of Object.entries(own))
      for (const [key, text] of Object.entries(texts)) i18n.addResource(wording, name, key, text, { silent: true })
    tagged.set(wording, true)
  }
  return i18n.getFixedT(wording, namespace)
}
