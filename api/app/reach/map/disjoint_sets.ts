/** Which elements belong together (union-find). */
export class DisjointSets {
  readonly #parents: number[]

  constructor(count: number) {
    this.#parents = Array.from({ length: count }, (_, element) => element)
  }

  /** The element that stands for the whole set. */
  find(element: number): number {
    let root = element
    while (this.#parents[root] !== root) root = this.#parents[root] = this.#parents[this.#parents[root]!]!
    return root
  }

  /** False if they already were in one set. */
  union(one: number, other: number): boolean {
    const [first, second] = [this.find(one), this.find(other)]
    this.#parents[first] = second
    return first !== second
  }
}
