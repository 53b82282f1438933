import { HONESTY_PHRASES } from '@manyhearts/locales/honesty/all_phrases'
import type { HonestyPhrases } from '@manyhearts/locales/honesty/phrases'
import { Lexicon } from './lexicon.js'
import { type Phrase, readPhrase } from './phrase.js'
import { type NumberedText, numbered, PhraseBook } from './phrases_in.js'
import { readingsOf } from './words_of.js'

const lexicon = new Lexicon()
const innocent = bookOf('innocent')
const asking = bookOf('asks')
const admitting = bookOf('admits')
const denying = bookOf('denies')
for (const { noSlips } of HONESTY_PHRASES) for (const word of noSlips.split(/\s+/)) lexicon.know(word)

/** Whether a member asks if who they write with is real, whatever language they write in (product: disclosure first). */
export function asksWhetherReal(text: string): boolean {
  return readInnocently(text).some((reading) => asking.isIn(reading))
}

/** Whether a text in the name of a fictional profile claims a person, a place to live or a meeting, or denies the mark (product: disclosure first). */
export function deniesBeingFictional(text: string): boolean {
  return readInnocently(text).some((reading) => denying.isIn(admitting.passOver(reading)))
}

function readInnocently(text: string): NumberedText[] {
  return readingsOf(text).map((reading) => innocent.passOver(numbered(reading, lexicon)))
}

function bookOf(kind: 'asks' | 'denies' | 'innocent' | 'admits'): PhraseBook {
  return new PhraseBook(HONESTY_PHRASES.flatMap((phrases) => phrasesOf(phrases, kind)), lexicon)
}

function phrasesOf(phrases: HonestyPhrases, kind: 'asks' | 'denies' | 'innocent' | 'admits'): Phrase[] {
  return phrases[kind].map((written) => readPhrase(written, phrases.words, lexicon))
}
