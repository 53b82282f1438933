import texts from 'virtual:texts/all'
import type { FormOfAddress } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'
import type { Texts } from '@manyhearts/locales/namespaces'

/** Texts on the server, which has all of them at hand. */
export function textsOf(language: string, form: FormOfAddress, word: string): Texts {
  const own = texts[`${language as Language}-${form}`] ?? texts[language as Language]
  return own[word] ?? {}
}
