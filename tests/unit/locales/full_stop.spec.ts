import { test } from '@japa/runner'
import type { TFunction } from 'i18next'
import { translationsIn } from '@manyhearts/api/app/http/translations'
import { FORMS_OF_ADDRESS } from '@manyhearts/locales/forms_of_address'
import { LANGUAGES } from '@manyhearts/locales/languages'
import { NAMESPACES } from '@manyhearts/locales/namespaces'
import { namespaces, readTexts } from '@manyhearts/locales/read_texts'
import { createI18n } from '../../../tenant-site/src/app/i18n.ts'

/** Keys of texts in which a sentence ends with a value. */
function endingWithValue(texts: object, path: string[] = []): string[] {
  return Object.entries(texts).flatMap(([key, inner]) => {
    if (typeof inner === 'object') return endingWithValue(inner as object, [...path, key])
    return /\}\}\.(?!\.)/.test(inner as string) ? [[...path, key].join('.')] : []
  })
}

test.group('A name with a full stop of its own, at the end of a sentence', () => {
  for (const language of LANGUAGES) {
    test(`is followed by no second one in ${language}`, ({ assert }) => {
      const site = createI18n(language)
      const named: Record<string, string> = {}
      for (const namespace of namespaces()) {
        const texts = readTexts(language, namespace)
        if (NAMESPACES.includes(namespace as never)) site.addResourceBundle(language, namespace, texts)
        const names = [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)
        const options: Record<string, unknown> = {
          ...Object.fromEntries(names.map((name) => [name, 'Rosa B.V.'])),
          count: 1,
        }
        for (const key of endingWithValue(texts)) {
          for (const form of FORMS_OF_ADDRESS)
            named[`${namespace} ${key}, ${form}`] = translationsIn(`${language}-${form}`, namespace)(key, options)
          if (NAMESPACES.includes(namespace as never))
            named[`${namespace} ${key}, on the site`] = (site.getFixedT(language, namespace) as TFunction)(key, options)
        }
      }

      assert.isNotEmpty(named)
      assert.deepEqual(
        Object.values(named).filter((text) => text.includes('..')),
        []
      )
    })
  }
})
