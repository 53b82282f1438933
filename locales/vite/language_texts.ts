import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '../languages.ts'
import { readTexts, textFiles } from '../read_texts.ts'
import { complete } from './complete.ts'

const NAME = /^virtual:texts(?:\/([a-z]+))?$/

/**
 * `virtual:texts/<language>` holds all texts of a language, so that pages list fewer files; `virtual:texts` loads one by its code;
 * `virtual:texts/all` is for servers.
 */
export function languageTexts(namespaces: readonly string[]): Plugin {
  const textsOf = (language: Language) =>
    Object.fromEntries(
      namespaces.map((name) => [name, complete(readTexts(language, name), readTexts(DEFAULT_LANGUAGE, name))])
    )
  return {
    name: 'language-texts',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [found, asked] = NAME.exec(id.slice(1)) ?? []
      if (!found || id[0] !== '\0') return null
      if (!asked) {
        const loaders = LANGUAGES.map((language) => `${language}: () => import('virtual:texts/${language}')`)
        return `export default { ${loaders.join(', ')} }`
      }
      const shown = isLanguage(asked) ? [asked, DEFAULT_LANGUAGE] : LANGUAGES
      for (const name of namespaces)
        for (const language of shown) textFiles(language, name).forEach((file) => this.addWatchFile(file))
      const texts = isLanguage(asked)
        ? textsOf(asked)
        : Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(language)]))
      return `export default ${JSON.stringify(texts)}`
    },
  }
}
