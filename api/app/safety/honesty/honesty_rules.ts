import type { HonestyPhrases } from '@manyhearts/locales/honesty/phrases'
import { Concepts } from './concepts.js'
import { Lexicon } from './lexicon.js'
import { type Phrase, PhraseReader } from './phrase.js'
import { type NumberedText, numbered } from './numbered_text.js'
import { PhraseBook } from './phrases_in.js'
import { readingsOf } from './words_of.js'

const KINDS = ['innocent', 'asks', 'notAsking', 'denies', 'notDenying'] as const

type Kind = (typeof KINDS)[number]

/** The rules of some languages, tried at once: people write as they like, and mix. */
export class HonestyRules {
  #lexicon = new Lexicon()
  #concepts = new Concepts(this.#lexicon)
  #innocent: PhraseBook
  #asks: PhraseBook
  #notAsking: PhraseBook
  #denies: PhraseBook
  #notDenying: PhraseBook

  constructor(languages: readonly HonestyPhrases[]) {
    const readers = languages.map((phrases) => ({ phrases, reader: new PhraseReader(phrases.words, this.#concepts) }))
    const phrasesOf = (kind: Kind) =>
      readers.flatMap(({ phrases, reader }) => phrases[kind].flatMap((written) => reader.read(written)))
    const [innocent, asks, notAsking, denies, notDenying] = KINDS.map(phrasesOf)
    const bookOf = (phrases: Phrase[] | undefined) => new PhraseBook(phrases!, this.#concepts)
    this.#innocent = bookOf(innocent)
    this.#asks = bookOf(asks)
    this.#notAsking = bookOf(notAsking)
    this.#denies = bookOf(denies)
    this.#notDenying = bookOf(notDenying)
    for (const { noSlips } of languages) for (const word of noSlips.split(/\s+/)) this.#lexicon.know(word)
  }

  /** Whether a member asks, or says they suspect, that who they write with isn't real. */
  asks(text: string): boolean {
    return this.#read(text).some((reading) => this.#asks.isIn(this.#notAsking.passOver(reading)))
  }

  /** Whether a text claims a person behind a profile, a place where they live or a meeting, or denies the mark. */
  denies(text: string): boolean {
    return this.#read(text).some((reading) => this.#denies.isIn(this.#notDenying.passOver(reading)))
  }

  #read(text: string): NumberedText[] {
    return readingsOf(text).map((reading) => this.#innocent.passOver(numbered(reading, this.#lexicon, this.#concepts)))
  }
}
