import type { Lexicon } from './lexicon.js'
import type { NumberedText } from './numbered_text.js'

/** Words in a row, as numbers of the lexicon, by the first of them. */
type Alternatives = Map<number, number[][]>

/**
 * What may stand in one place of a phrase: one of some words, or of some words in a row. Phrases name concepts by number, and many name the
 * same, so a text is looked through for each of them once.
 */
export class Concepts {
  #numbers = new Map<string, number>()
  #alternatives: Alternatives[] = []
  /** By the number of a word, the concepts that begin with it. */
  #beginningWith: number[][] = []
  #commonness: number[] = []

  constructor(protected lexicon: Lexicon) {}

  get size(): number {
    return this.#alternatives.length
  }

  /** @param written words, with `_` between those in a row */
  add(written: readonly string[]): number {
    const key = written.join('|')
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const concept = this.size
    const alternatives: Alternatives = new Map()
    for (const one of written) {
      const [first, ...rest] = one.split('_').map((word) => this.lexicon.add(word))
      const same = alternatives.get(first!)
      if (same) same.push(rest)
      else {
        alternatives.set(first!, [rest])
        ;(this.#beginningWith[first!] ??= []).push(concept)
      }
    }
    this.#alternatives.push(alternatives)
    this.#numbers.set(key, concept)
    return concept
  }

  /** Concepts that may begin with a word. */
  beginningWith(word: number): readonly number[] {
    return this.#beginningWith[word] ?? NONE
  }

  /** In how many concepts its words stand: those that hold sentences together stand in many. To be asked once all are there. */
  commonness(concept: number): number {
    return (this.#commonness[concept] ??= this.#commonestOf(concept))
  }

  #commonestOf(concept: number): number {
    let most = 0
    for (const word of this.#alternatives[concept]!.keys()) most = Math.max(most, this.beginningWith(word).length)
    return most
  }

  /** Words that it may begin with. */
  firstWords(concept: number): Iterable<number> {
    return this.#alternatives[concept]!.keys()
  }

  /** How many words the concept has at this place; 0 if others stand there. */
  lengthAt(concept: number, { numbers, sentences }: NumberedText, at: number): number {
    const alternatives = this.#alternatives[concept]!
    for (const number of numbers[at]!) {
      const found = alternatives.get(number)
      if (!found) continue
      for (const rest of found)
        if (
          rest.every(
            (word, offset) => sentences[at + offset + 1] === sentences[at] && numbers[at + offset + 1]!.includes(word)
          )
        )
          return rest.length + 1
    }
    return 0
  }
}

const NONE: readonly number[] = []
