import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LANGUAGE } from '@manyhearts/locales/languages'
import { type Texts, NAMESPACES } from '@manyhearts/locales/namespaces'
import type { Plugin } from 'vite'
import { complete } from './complete.ts'

const NAME = /^virtual:texts\/([a-z]{2})$/

/** `virtual:texts/<language>`: all texts of a language in one module, so that pages list fewer files. */
export function languageTexts(): Plugin {
  return {
    name: 'language-texts',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [, language] = NAME.exec(id.slice(1)) ?? []
      if (!language) return null
      const texts = NAMESPACES.map((word) => {
        const [own, english] = [language, DEFAULT_LANGUAGE].map((of) => {
          const file = fileURLToPath(import.meta.resolve(`@manyhearts/locales/${of}/${word}.json`))
          this.addWatchFile(file)
          return JSON.parse(readFileSync(file, 'utf8')) as Texts
        })
        return [word, complete(own!, english!)]
      })
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`
    },
  }
}
