/** Chance that repeats with its seed (mulberry32, T. Ettinger, public domain). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, but not, `count`. */
  below(count: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }

  of<T>(things: readonly T[]): T {
    return things[this.below(things.length)]!
  }

  oneIn(count: number): boolean {
    return this.below(count) === 0
  }
}
