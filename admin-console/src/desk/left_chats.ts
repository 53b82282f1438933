/** In ms. */
const LEFT_FOR = 5 * 60_000
const MOST = 15

/** Conversations that somebody left to others: they aren't given to them again for five minutes, as far as they left no more since. */
export class LeftChats {
  #left: { id: string; at: number }[] = []

  add(id: string): void {
    this.#left = [...this.#left, { id, at: Date.now() }].slice(-MOST)
  }

  ids(): string[] {
    return this.#left.filter(({ at }) => Date.now() - at < LEFT_FOR).map(({ id }) => id)
  }
}
