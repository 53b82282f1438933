import { FORMAL_LANGUAGES } from '@manyhearts/locales/forms_of_address'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { valueInForce } from '#console/tenancy/setting.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

export function languageOf(wording: WrittenWording): Language {
  return wording.slice(0, 2) as Language
}

export function isFormal(wording: WrittenWording): boolean {
  return wording.endsWith('-formal')
}

/** @param formal how the formal form is called in the console's language */
export function wordingName(wording: WrittenWording, formal: string): string {
  const name = LANGUAGE_NAMES[languageOf(wording)]
  return isFormal(wording) ? `${name} (${formal})` : name
}

/** Whether a brand addresses its readers formally, where a language can. */
export function addressesFormally({ domains }: WholeTenant): boolean {
  const setting = domains[0]?.settings.find(({ name }) => name === 'form_of_address')
  return setting !== undefined && valueInForce(setting, null).value === 'formal'
}

/** What the brand's main domain speaks. */
export function firstWording(tenant: WholeTenant): WrittenWording {
  const language = (tenant.domains[0]?.language.slice(0, 2) ?? 'en') as Language
  return addressesFormally(tenant) && FORMAL_LANGUAGES.includes(language) ? `${language}-formal` : language
}
