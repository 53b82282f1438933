import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createInstance, type TFunction } from 'i18next'
import { ONE_STOP } from '@manyhearts/locales/full_stop'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@manyhearts/locales/languages'

const folder = dirname(fileURLToPath(import.meta.resolve('@manyhearts/locales/languages')))

const resources = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(
      readdirSync(join(folder, language), { withFileTypes: true })
        .filter((file) => file.name.endsWith('.json'))
        .map(({ name }) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, language, name), 'utf8'))])
    ),
  ])
)

const i18n = createInstance().use(ONE_STOP)
await i18n.init({
  resources,
  fallbackLng: DEFAULT_LANGUAGE,
  ns: Object.keys(resources[DEFAULT_LANGUAGE]!),
  postProcess: ONE_STOP.name,
  interpolation: { escapeValue: false },
})

export function translationsIn(language: string, namespace: string): TFunction {
  return i18n.getFixedT(language, namespace)
}
