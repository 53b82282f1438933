import { DISTRESS_PHRASES } from '@manyhearts/locales/distress/all_distress'
import type { DistressPhrases } from '@manyhearts/locales/distress/phrases'
import { readPhrases } from '#app/safety/honesty/phrase'
import { numbered, PhraseBook } from '#app/safety/honesty/phrases_in'
import { readingsOf } from '#app/safety/honesty/words_of'
import { ExactLexicon } from './exact_lexicon.js'

const lexicon = new ExactLexicon()
const signs = bookOf('signs')
const innocent = bookOf('innocent')

/** Whether a member writes, in whatever language, what people in need write: of suicide, of savings that are gone, of having nobody else. */
export function speaksOfDistress(text: string): boolean {
  return readingsOf(text).some((reading) => signs.isIn(innocent.passOver(numbered(reading, lexicon))))
}

function bookOf(list: Exclude<keyof DistressPhrases, 'words'>): PhraseBook {
  return new PhraseBook(
    DISTRESS_PHRASES.flatMap((phrases) =>
      phrases[list].flatMap((written) => readPhrases(written, phrases.words, lexicon))
    ),
    lexicon
  )
}
