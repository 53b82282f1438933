import type { Texts } from '@manyhearts/locales/words'

const files = import.meta.glob<Texts>('../../../locales/*/*.json', { import: 'default' })

/** Fetches the texts of one word in one language: a small file each, kept for good by the browser. */
export async function textsOf(language: string, word: string): Promise<Texts> {
  return (await files[`../../../locales/${language}/${word}.json`]?.()) ?? {}
}
