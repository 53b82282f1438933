/** From so many letters on a word counts with a slip in it. */
const SLIPS_FROM = 5
const MOST_LOOKED_UP = 50_000

/**
 * The words that phrases are made of, each by a number. Knows which of them a word of a text is: itself, one that it begins with, or one
 * that it is but for a letter that is wrong, missing, too many or swapped with the next.
 */
export class Lexicon {
  #whole = new Map<string, number>()
  #beginnings = new Map<string, number>()
  #withoutALetter = new Map<string, string[]>()
  #longest = 0
  #known = new Set<string>()
  size = 0

  /** The number of a word, or, with `*` at its end, of all that begin so. */
  add(written: string): number {
    const begins = written.endsWith('*')
    const word = begins ? written.slice(0, -1) : written
    const numbers = begins ? this.#beginnings : this.#whole
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, this.size)
    if (begins) this.#longest = Math.max(this.#longest, word.length)
    else if (word.length >= SLIPS_FROM)
      for (const shorter of withoutALetter(word)) {
        const same = this.#withoutALetter.get(shorter)
        if (same) same.push(word)
        else this.#withoutALetter.set(shorter, [word])
      }
    return this.size++
  }

  /** A word that is no slip of another. */
  know(word: string): void {
    this.#known.add(word)
  }

  #looked = new Map<string, number[]>()

  /** A letter written twice is tried once, too. What was looked up is kept: people use the same words. */
  numbersOf(word: string): number[] {
    const known = this.#looked.get(word)
    if (known) return known
    if (this.#looked.size >= MOST_LOOKED_UP) this.#looked.clear()
    const numbers = this.#find(word)
    this.#looked.set(word, numbers)
    return numbers
  }

  #find(word: string): number[] {
    const numbers = this.#numbersOf(word)
    if (numbers.length > 0 || this.#known.has(word) || !/(.)\1/u.test(word)) return numbers
    return this.#numbersOf(word.replaceAll(/(.)\1/gu, '$1'))
  }

  #numbersOf(word: string): number[] {
    const numbers: number[] = []
    for (let length = Math.min(word.length, this.#longest); length > 1; length--) {
      const begun = this.#beginnings.get(word.slice(0, length))
      if (begun !== undefined) numbers.push(begun)
    }
    const whole = this.#whole.get(word)
    if (whole !== undefined) numbers.push(whole)
    else if (numbers.length === 0 && word.length >= SLIPS_FROM - 1 && !this.#known.has(word))
      for (const meant of this.#meantBy(word)) numbers.push(this.#whole.get(meant)!)
    return numbers
  }

  #meantBy(word: string): Set<string> {
    const meant = new Set<string>()
    for (const form of [word, ...withoutALetter(word)]) {
      if (form.length >= SLIPS_FROM && this.#whole.has(form)) meant.add(form)
      for (const one of this.#withoutALetter.get(form) ?? []) if (isOneSlipFrom(word, one)) meant.add(one)
    }
    return meant
  }
}

function withoutALetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))
}

/** Of words that are alike without one letter each. */
function isOneSlipFrom(word: string, other: string): boolean {
  if (word.length !== other.length) return true
  let first = 0
  while (word[first] === other[first]) first++
  let last = word.length - 1
  while (word[last] === other[last]) last--
  return first >= last || (last === first + 1 && word[first] === other[last] && word[last] === other[first])
}
