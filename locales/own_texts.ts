import type { Language } from './languages.ts'
import type { Texts } from './namespaces.ts'

/** What texts are written for: a language, or its formal form where that differs. */
export type WrittenWording = Language | `${Language}-formal`

/** A brand's own texts by namespace and full key, such as `nav.search`. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Only what the product says too is replaced. */
export function withOwnTexts(texts: Texts, own: OwnTexts[string] = {}): Texts {
  const entries = Object.entries(own)
  return entries.reduce((changed, [key, text]) => replaced(changed, key.split('.'), text), texts)
}

function replaced(texts: Texts, [name, ...rest]: string[], text: string): Texts {
  if (name === undefined || !Object.hasOwn(texts, name)) return texts
  const inner = texts[name]!
  if (typeof inner === 'string') return rest.length === 0 ? { ...texts, [name]: text } : texts
  return { ...texts, [name]: replaced(inner, rest, text) }
}
