import loaders from 'virtual:texts'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import { DEFAULT_LANGUAGE, type Language } from '@manyhearts/locales/languages'
import type { Texts } from '@manyhearts/locales/namespaces'

/** Texts of one namespace; a language's namespaces come in one file that browsers cache for good, as do those of its formal form. */
export async function textsOf(language: string, form: FormOfAddress, word: string): Promise<Texts> {
  const load = loaders[`${language as Language}-${form}`] ?? loaders[language as Language] ?? loaders[DEFAULT_LANGUAGE]
  return (await load()).default[word] ?? {}
}
