import type { Texts } from '@manyhearts/locales/words'

const files = import.meta.glob<Texts>('../../../locales/*/*.json', { eager: true, import: 'default' })

/** The texts of one word in one language; the server has all of them in memory. */
export function textsOf(language: string, word: string): Texts {
  return files[`../../../locales/${language}/${word}.json`] ?? {}
}
