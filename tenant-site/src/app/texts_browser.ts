import loaders from 'virtual:texts'
import { DEFAULT_LANGUAGE, type Language } from '@manyhearts/locales/languages'
import type { Texts } from '@manyhearts/locales/namespaces'

/** Texts of one namespace; a language's namespaces come in one file that browsers cache for good. */
export async function textsOf(language: string, word: string): Promise<Texts> {
  const load = loaders[language as Language] ?? loaders[DEFAULT_LANGUAGE]
  return (await load()).default[word] ?? {}
}
