/** A seeded stream of random numbers, so that a portrait never changes between two seedings. */
export class Random {
  #state: number

  constructor(words: string) {
    this.#state = 2166136261
    for (const letter of words) {
      this.#state = Math.imul(this.#state ^ letter.charCodeAt(0), 16777619)
    }
    // Short seeds differ in few bits only; some rounds spread them.
    for (let turn = 0; turn < 8; turn++) this.next()
  }

  /** The next number in [0, 1) (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)] as T
  }
}
