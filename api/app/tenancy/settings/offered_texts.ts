import { FICTIONAL_WORDS, type FictionalWord } from '@manyhearts/locales/fictional_words'
import { type Language, LANGUAGES } from '@manyhearts/locales/languages'

type Offered = Record<Language, readonly string[]>

export const OFFERED_SINGULARS = inEachLanguage((words) => words.map(({ singular }) => singular))
export const OFFERED_PLURALS = inEachLanguage((words) => words.map(({ plural }) => plural))
export const NO_TEXTS = inEachLanguage(() => [])

function inEachLanguage(of: (words: readonly FictionalWord[]) => string[]): Offered {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, of(FICTIONAL_WORDS[language])])
  ) as unknown as Offered
}
