import { Lexicon } from '#app/safety/honesty/lexicon'

/** Knows words as they are written alone: one slip turns dying into running (mourir, courir) or hearing (kuolla, kuulla). */
export class ExactLexicon extends Lexicon {
  #whole = new Set<string>()
  #beginnings = new Set<number>()

  override add(written: string): number {
    const number = super.add(written)
    if (written.endsWith('*')) this.#beginnings.add(number)
    else this.#whole.add(written)
    return number
  }

  override numbersOf(word: string): number[] {
    const numbers = super.numbersOf(word)
    return this.#whole.has(word) ? numbers : numbers.filter((number) => this.#beginnings.has(number))
  }
}
