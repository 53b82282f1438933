import type { Language } from '@manyhearts/locales/languages'
import { without } from '#console/forms/drafts.ts'

type Texts<Text> = Partial<Record<Language, Text>>

interface Form<Text> {
  texts: Texts<Text>
  /** What a language without a text begins with. */
  empty: Text
  /** In characters. */
  lengths: Record<keyof Text, number>
  faults: Record<string, string>
  onChange(texts: Texts<Text>): void
}

/** Languages of the brand's hosts, and others that there are texts in. */
export function languagesOf({ domains }: { domains: readonly { language: string }[] }, texts: object): Language[] {
  const spoken = domains.map(({ language }) => language.slice(0, 2))
  return [...new Set([...spoken, ...Object.keys(texts)])] as Language[]
}

/** What a text field needs to write one part of the text in a language; a text whose parts are all empty is left out. */
export function textField<Text extends Record<keyof Text, string>>(
  { texts, empty, lengths, faults, onChange }: Form<Text>,
  language: Language,
  name: keyof Text & string
) {
  const text = texts[language] ?? empty
  const fault = faults[`texts.${language}.${name}`]
  return {
    value: text[name],
    error: fault !== undefined,
    helperText: fault,
    slotProps: { htmlInput: { maxLength: lengths[name], lang: language } },
    onChange: ({ target }: { target: { value: string } }) => {
      const written = { ...text, [name]: target.value }
      const isEmpty = Object.values<string>(written).every((one) => one.trim() === '')
      onChange(isEmpty ? without(texts as Record<string, Text>, language) : { ...texts, [language]: written })
    },
  }
}
