import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLanguage, type Language } from '../languages.ts'
import type { Texts } from '../namespaces.ts'
import { folderOf } from '../read_texts.ts'

export const LOCALES = fileURLToPath(new URL('..', import.meta.url))

/** A column of the CSV: a language, or its formal form, which has only the texts that differ. */
export type Column = Language | `${Language}-formal`

export const isColumn = (name: string): name is Column => isLanguage(languageOf(name))

export const languageOf = (column: string) => column.replace(/-formal$/, '')

export const folderOfColumn = (column: string) =>
  folderOf(languageOf(column), column.endsWith('-formal') ? 'formal' : 'informal')

const PLURAL = /_(zero|one|two|few|many|other)$/

/** Paths such as `identity/sign_up`, without the language. */
export const textFileNames = (folder = LOCALES) =>
  globSync('*/*.json', { cwd: `${folder}en` })
    .map((name) => name.slice(0, -'.json'.length))
    .sort()

/** A file's texts by their full keys, in its order. */
export function readFlat(folder: string, path: string): Map<string, string> {
  const flat = new Map<string, string>()
  const add = (texts: Texts, above: string) => {
    for (const [key, text] of Object.entries(texts))
      if (typeof text === 'string') flat.set(`${above}${key}`, text)
      else add(text, `${above}${key}.`)
  }
  if (existsSync(`${folder}${path}.json`)) add(JSON.parse(readFileSync(`${folder}${path}.json`, 'utf8')) as Texts, '')
  return flat
}

export function writeFlat(folder: string, path: string, flat: Map<string, string>) {
  const texts: Texts = {}
  for (const [key, text] of flat) {
    const groups = key.split('.')
    const last = groups.pop()!
    const home = groups.reduce<Texts>((above, group) => (above[group] ??= {}) as Texts, texts)
    home[last] = text
  }
  mkdirSync(dirname(`${folder}${path}`), { recursive: true })
  writeFileSync(`${folder}${path}.json`, `${JSON.stringify(texts, null, 2)}\n`)
}

/** English keys with the plural forms of a language instead of English's own. */
export function keysIn(language: string, english: Iterable<string>): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const keys = [...english].flatMap((key) =>
    PLURAL.test(key) ? pluralCategories.map((category) => key.replace(PLURAL, `_${category}`)) : [key]
  )
  return [...new Set(keys)]
}

/** The English text that a text translates; of a plural form that English lacks, the general one. */
export const originalOf = (english: Map<string, string>, key: string) =>
  english.get(key) ?? english.get(key.replace(PLURAL, '_other'))

/** What is the same in all languages: `{{name}}`, `<b>`. A text for one thing may leave out `{{count}}`. */
export const placeholdersIn = (text: string) =>
  [...new Set(text.match(/\{\{[^}]+\}\}|<\/?\w+\/?>/g) ?? [])].filter((one) => one !== '{{count}}').sort()
