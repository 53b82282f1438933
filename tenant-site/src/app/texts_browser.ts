import { DEFAULT_LANGUAGE } from '@manyhearts/locales/languages'
import type { Texts } from '@manyhearts/locales/words'

const files = import.meta.glob<Texts>('../../../locales/*/*.json', { import: 'default' })

const path = (language: string, word: string) => `../../../locales/${language}/${word}.json`

/** Fetches the texts of one word in one language, English where it has none: a small file each, kept for good by the browser. */
export async function textsOf(language: string, word: string): Promise<Texts> {
  const load = files[path(language, word)] ?? files[path(DEFAULT_LANGUAGE, word)]
  return (await load?.()) ?? {}
}
