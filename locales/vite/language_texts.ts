import type { Plugin } from 'vite'
import type { FormOfAddress } from '../forms_of_address.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../languages.ts'
import type { Texts } from '../namespaces.ts'
import { readTexts, textFiles } from '../read_texts.ts'
import { complete } from './complete.ts'

const NAME = /^virtual:texts(?:\/([a-z-]+))?$/

const LATER = 'later-'

type Part = [language: Language, form: FormOfAddress]

const nameOf = ([language, form]: Part) => (form === 'formal' ? `${language}-formal` : language)

/**
 * `virtual:texts/<language>` holds all texts of a language, so that pages list fewer files, and `virtual:texts/<language>-formal` all of
 * them as a formal brand says them; `virtual:texts` loads one by its name; `virtual:texts/all` is for servers. Groups of keys that only
 * some screens say, `later`, are in `virtual:texts/later-<language>` instead, which `virtual:texts/later` loads.
 */
export function languageTexts(
  namespaces: readonly string[],
  { later = [] }: { later?: readonly string[] } = {}
): Plugin {
  const filesOf = ([language, form]: Part) => namespaces.flatMap((name) => textFiles(language, name, form))

  /** Only languages with texts for it have a formal part. */
  const parts = (): Part[] =>
    LANGUAGES.flatMap((language) =>
      [[language, 'informal'] as Part, [language, 'formal'] as Part].filter((part) => filesOf(part).length > 0)
    )

  function textsOf([language, form]: Part) {
    const textsIn = (name: string) => {
      const own = complete(readTexts(language, name), readTexts(DEFAULT_LANGUAGE, name))
      return form === 'formal' ? complete(readTexts(language, name, form), own) : own
    }
    return Object.fromEntries(namespaces.map((name) => [name, textsIn(name)]))
  }

  /** Of each namespace the groups that come later, or the others. */
  function split(texts: Record<string, Texts>, isLater: boolean) {
    const groups = (all: Texts) => Object.entries(all).filter(([group]) => later.includes(group) === isLater)
    return Object.fromEntries(Object.entries(texts).map(([name, all]) => [name, Object.fromEntries(groups(all))]))
  }

  return {
    name: 'language-texts',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [found, asked] = NAME.exec(id.slice(1)) ?? []
      if (!found || id[0] !== '\0') return null
      const all = parts()
      const isLater = asked?.startsWith(LATER) ?? false
      if (!asked || asked === 'later') {
        const begin = asked ? LATER : ''
        const loaders = all.map(nameOf).map((name) => `'${name}': () => import('virtual:texts/${begin}${name}')`)
        return `export default { ${loaders.join(', ')} }`
      }
      const part = all.find((one) => nameOf(one) === asked.slice(isLater ? LATER.length : 0))
      const shown: Part[] = part ? [part, [part[0], 'informal'], [DEFAULT_LANGUAGE, 'informal']] : all
      for (const file of shown.flatMap(filesOf)) this.addWatchFile(file)
      const texts = part
        ? split(textsOf(part), isLater)
        : Object.fromEntries(all.map((one) => [nameOf(one), textsOf(one)]))
      return `export default ${JSON.stringify(texts)}`
    },
  }
}
