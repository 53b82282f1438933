import { DISTRESS_PHRASES } from '@manyhearts/locales/distress/all_distress'
import type { DistressPhrases } from '@manyhearts/locales/distress/phrases'
import { Concepts } from '#app/safety/honesty/concepts'
import { numbered } from '#app/safety/honesty/numbered_text'
import { type Phrase, PhraseReader } from '#app/safety/honesty/phrase'
import { PhraseBook } from '#app/safety/honesty/phrases_in'
import { readingsOf } from '#app/safety/honesty/words_of'
import { ExactLexicon } from './exact_lexicon.js'

const lexicon = new ExactLexicon()
const concepts = new Concepts(lexicon)
const readers = DISTRESS_PHRASES.map((phrases) => ({ phrases, reader: new PhraseReader(phrases.words, concepts) }))
/** Read before a book is made of either: a book wants all concepts that there will be. */
const [signPhrases, innocentPhrases] = [phrasesOf('signs'), phrasesOf('innocent')]
const signs = new PhraseBook(signPhrases, concepts)
const innocent = new PhraseBook(innocentPhrases, concepts)

/** Whether a member writes, in whatever language, what people in need write: of suicide, of savings that are gone, of having nobody else. */
export function speaksOfDistress(text: string): boolean {
  return readingsOf(text).some((reading) => signs.isIn(innocent.passOver(numbered(reading, lexicon, concepts))))
}

function phrasesOf(list: Exclude<keyof DistressPhrases, 'words'>): Phrase[] {
  return readers.flatMap(({ phrases, reader }) => phrases[list].flatMap((written) => reader.read(written)))
}
