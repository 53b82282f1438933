import { FORMAL_LANGUAGES, type FormOfAddress } from './forms_of_address.ts'
import { type Language, LANGUAGES } from './languages.ts'
import { NAMESPACES, type Texts } from './namespaces.ts'
import type { WrittenWording } from './own_texts.ts'
import { readTexts } from './read_texts.ts'

/** Languages, each followed by its formal form if it has one. */
export const WRITTEN_WORDINGS: readonly WrittenWording[] = LANGUAGES.flatMap((language) =>
  FORMAL_LANGUAGES.includes(language) ? [language, `${language}-formal` as const] : [language]
)

const kept = new Map<WrittenWording, ReadonlyMap<string, string>>()

/** What the product says to members in a wording, by keys such as `site:nav.search`. */
export function productTexts(wording: WrittenWording): ReadonlyMap<string, string> {
  const known = kept.get(wording)
  if (known) return known
  const language = wording.slice(0, 2) as Language
  const texts = new Map(textsOf(language, 'informal'))
  if (wording !== language) for (const [name, text] of textsOf(language, 'formal')) texts.set(name, text)
  kept.set(wording, texts)
  return texts
}

const twins = new Map<Language, ReadonlySet<string>>()

/** Texts that are said otherwise in the formal form. */
export function formalTwins(language: Language): ReadonlySet<string> {
  const known = twins.get(language) ?? new Set(textsOf(language, 'formal').map(([name]) => name))
  twins.set(language, known)
  return known
}

function textsOf(language: Language, form: FormOfAddress): [name: string, text: string][] {
  return NAMESPACES.flatMap((namespace) => flat(readTexts(language, namespace, form), `${namespace}:`))
}

function flat(texts: Texts, before: string): [name: string, text: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[before + key, text]] : flat(text, `${before}${key}.`)
  )
}
