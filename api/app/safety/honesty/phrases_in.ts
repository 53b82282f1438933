import type { Concepts } from './concepts.js'
import { BLOCK, blocksIn, type NumberedText, placesOf } from './numbered_text.js'
import type { Part, Phrase } from './phrase.js'

/** Phrases that are looked for together: thousands, so what is asked of each stands in rows of numbers. */
export class PhraseBook {
  /** Sorted by the rarest concept that each needs. */
  #phrases: readonly Phrase[]
  /** By concept, where the phrases begin of which it is the rarest, and how many they are. */
  #first: Int32Array
  #count: Int32Array
  /** By phrase, whether it may reach beyond the next block of words. */
  #isLong: Uint8Array
  /** By phrase, where its needs begin in the row of all. */
  #needsFrom: Int32Array
  #needs: Int32Array

  /** @param concepts all that there will be */
  constructor(
    phrases: readonly Phrase[],
    protected concepts: Concepts
  ) {
    // The rarest first: most phrases are out by it.
    const needsOf = new Map(
      phrases.map((phrase) => [
        phrase,
        phrase.needs.toSorted((one, other) => concepts.commonness(one) - concepts.commonness(other)),
      ])
    )
    this.#phrases = phrases.toSorted((one, other) => needsOf.get(one)![0]! - needsOf.get(other)![0]!)
    this.#first = new Int32Array(concepts.size)
    this.#count = new Int32Array(concepts.size)
    this.#isLong = Uint8Array.from(this.#phrases, ({ longest }) => (longest > BLOCK ? 1 : 0))
    this.#needsFrom = new Int32Array(phrases.length + 1)
    this.#needs = Int32Array.from(this.#phrases.flatMap((phrase) => needsOf.get(phrase)!))
    for (const [place, phrase] of this.#phrases.entries()) {
      const concept = needsOf.get(phrase)![0]!
      if (this.#count[concept]!++ === 0) this.#first[concept] = place
      this.#needsFrom[place + 1] = this.#needsFrom[place]! + phrase.needs.length
    }
  }

  isIn(text: NumberedText): boolean {
    return this.#placesIn(text).next().done !== true
  }

  /** The text without the words of these phrases; other words stay as far apart. */
  passOver(text: NumberedText): NumberedText {
    let numbers: number[][] | undefined
    for (const [from, to] of this.#placesIn(text)) {
      numbers ??= [...text.numbers]
      numbers.fill(NONE, from, to)
    }
    return numbers ? { ...text, numbers } : text
  }

  *#placesIn(text: NumberedText): Generator<[from: number, to: number]> {
    const [needs, needsFrom, low, high] = [this.#needs, this.#needsFrom, text.low, text.high]
    for (const rarest of text.concepts) {
      const end = this.#first[rarest]! + this.#count[rarest]!
      for (let place = this.#first[rarest]!; place < end; place++) {
        // In which blocks of the text all that it needs stands near each other.
        let inLow = -1
        let inHigh = -1
        const isLong = this.#isLong[place] === 1
        for (let at = needsFrom[place]!; at < needsFrom[place + 1]! && (inLow | inHigh) !== 0; at++) {
          const needLow = low[needs[at]!]!
          const needHigh = high[needs[at]!]!
          const isAnywhere = isLong && (needLow | needHigh) !== 0
          inLow &= isAnywhere ? -1 : needLow
          inHigh &= isAnywhere ? -1 : needHigh
        }
        if ((inLow | inHigh) !== 0) yield* this.#placesOf(this.#phrases[place]!, text, inLow, inHigh)
      }
    }
  }

  *#placesOf(
    { parts, isQuestion, starts }: Phrase,
    text: NumberedText,
    low: number,
    high: number
  ): Generator<[from: number, to: number]> {
    const { sentences, questions } = text
    const blocks = blocksIn(low, high)
    for (const start of starts) {
      const places = placesOf(text, start, this.concepts)
      for (const block of blocks)
        for (const from of places[block] ?? NONE) {
          if (isQuestion && !questions[sentences[from]!]) continue
          const to = endOf(parts, 0, text, from, sentences[from]!, this.concepts)
          if (to >= 0) yield [from, to]
        }
    }
  }
}

const NONE: number[] = []

/** Where the phrase ends that begins at `at`; -1 if none does. */
function endOf(
  parts: readonly Part[],
  index: number,
  text: NumberedText,
  at: number,
  sentence: number,
  concepts: Concepts
): number {
  const part = parts[index]
  if (!part) return at
  const { sentences } = text
  switch (part.kind) {
    case 'begins':
      return sentences[at - part.within - 1] === sentence ? -1 : endOf(parts, index + 1, text, at, sentence, concepts)
    case 'ends':
      return sentences[at] === sentence ? -1 : endOf(parts, index + 1, text, at, sentence, concepts)
    case 'unless':
      return lengthAt(part.concept, text, at, sentence, concepts) > 0
        ? -1
        : endOf(parts, index + 1, text, at, sentence, concepts)
    case 'gap': {
      for (let passed = 0; passed <= part.most; passed++) {
        if (passed > 0 && sentences[at + passed - 1] !== sentence) return -1
        const end = endOf(parts, index + 1, text, at + passed, sentence, concepts)
        if (end >= 0) return end
      }
      return -1
    }
    case 'words': {
      const length = lengthAt(part.concept, text, at, sentence, concepts)
      const end = length > 0 ? endOf(parts, index + 1, text, at + length, sentence, concepts) : -1
      if (end >= 0) return end
      return part.optional ? endOf(parts, index + 1, text, at, sentence, concepts) : -1
    }
  }
}

/** How many words of the sentence the concept has there. Not within `endOf`, which would make it anew for each part. */
function lengthAt(concept: number, text: NumberedText, at: number, sentence: number, concepts: Concepts): number {
  return text.sentences[at] === sentence ? concepts.lengthAt(concept, text, at) : 0
}
