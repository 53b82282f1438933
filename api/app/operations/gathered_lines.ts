const EVERY_MS = 1_000

/** What one line stands for. */
export interface Gathered {
  /** The last of them. */
  error: unknown
  /** How many requests, jobs … met it. */
  counts: Record<string, number>
}

interface Cause {
  say(gathered: Gathered): void
  /** Asked once a second when nothing more came of it. Left out: that is its end. */
  isOver?: () => Promise<boolean>
  /** Said once it is over. */
  sayOver?: (seconds: number) => void
  /** Calls `work` from now on until it is told to stop; a test has its own. */
  every?: (work: () => void) => () => void
}

/** Many failures of one cause in few lines: the first at once, the others once a second, and one when it is over. */
export class GatheredLines {
  #met = new Map<string, Set<string>>()
  #error: unknown
  #added = 0
  #begunAt = 0
  #stop?: () => void
  #isAsking = false

  constructor(private readonly cause: Cause) {}

  /** `who` met it, e.g. `requests`; `id` tells those apart that fail several times. */
  add(error: unknown, who: string, id = `#${this.#added}`): void {
    this.#added++
    if (!this.#stop) {
      this.#begunAt = performance.now()
      this.#stop = (this.cause.every ?? everySecond)(() => void this.#turn())
      return this.cause.say({ error, counts: { [who]: 1 } })
    }
    this.#error = error
    const ids = this.#met.get(who)
    if (ids) ids.add(id)
    else this.#met.set(who, new Set([id]))
  }

  async #turn(): Promise<void> {
    if (this.#met.size > 0) return this.#sayGathered()
    if (this.#isAsking) return
    this.#isAsking = true
    const before = this.#added
    const isOver = await (this.cause.isOver?.() ?? true)
    this.#isAsking = false
    // Meanwhile it may have come again.
    if (!isOver || this.#added !== before) return
    this.#stop?.()
    this.#stop = undefined
    this.cause.sayOver?.((performance.now() - this.#begunAt) / 1_000)
  }

  #sayGathered(): void {
    const counts = Object.fromEntries([...this.#met].map(([who, ids]) => [who, ids.size]))
    this.#met = new Map()
    this.cause.say({ error: this.#error, counts })
  }
}

function everySecond(work: () => void): () => void {
  const timer = setInterval(work, EVERY_MS).unref()
  return () => clearInterval(timer)
}
