import type { FormOfAddress, Wording } from '@manyhearts/locales/forms_of_address'
import type { Language } from '@manyhearts/locales/languages'
import type { OwnTextsByWording } from '#app/tenancy/texts/read_own_texts'
import { taggedWording } from '#app/tenancy/texts/tagged_wording'

interface Speaking {
  settings: { form_of_address: FormOfAddress }
  ownTexts: OwnTextsByWording
}

/** The texts a brand speaks in a language. Where no brand is known, they are the product's, and informal. */
export function wordingOf(site: Speaking | undefined, language: string): Wording {
  if (!site) return `${language as Language}-informal`
  return taggedWording(site.ownTexts, language as Language, site.settings.form_of_address)
}
