import { DEFAULT_LANGUAGE } from '@manyhearts/locales/languages'
import type { Texts } from '@manyhearts/locales/words'

const files = import.meta.glob<Texts>('../../../locales/*/*.json', { eager: true, import: 'default' })

const path = (language: string, word: string) => `../../../locales/${language}/${word}.json`

/** The texts of one word in one language, English where it has none; the server has all of them in memory. */
export function textsOf(language: string, word: string): Texts {
  return files[path(language, word)] ?? files[path(DEFAULT_LANGUAGE, word)] ?? {}
}
