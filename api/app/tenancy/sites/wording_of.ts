import type { FormOfAddress, Wording } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'

interface Addressing {
  settings: { form_of_address: FormOfAddress }
}

/** The texts a brand speaks in a language. Where no brand is known, they are informal. */
export function wordingOf(site: Addressing | undefined, language: string): Wording {
  return `${language as Language}-${site?.settings.form_of_address ?? 'informal'}`
}
