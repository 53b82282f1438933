import type { Language } from './languages.ts'

/** How a brand addresses its readers, where a language has two forms: du or Sie. */
export const FORMS_OF_ADDRESS = ['informal', 'formal'] as const

export type FormOfAddress = (typeof FORMS_OF_ADDRESS)[number]

/** Languages that have texts of their own in the formal form. */
export const FORMAL_LANGUAGES: readonly Language[] = ['de', 'es', 'fr', 'it', 'nl', 'pl']

/** A language in a form of address: the variant of a BCP 47 tag, so that Intl and i18next read it as the language. */
export type Wording = `${Language}-${FormOfAddress}` | TaggedWording

/** One of a brand that says some texts in its own words: a second variant, which sorts behind the first. */
export type TaggedWording = `${Language}-${FormOfAddress}-z${string}`
