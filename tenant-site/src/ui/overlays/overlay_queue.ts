const PAUSE = 20_000

type Ask = { rank: number; onTurn: () => void; leave?: () => void }

/** One overlay at a time: responses to a press open at once, others wait until nothing has been open for 20 s. */
export class OverlayQueue {
  /** Open overlays, topmost last, with their handlers for browser back. */
  #shown = new Map<object, (() => void) | undefined>()
  #waiting: Ask[] = []
  #quietUntil = 0
  #timer?: ReturnType<typeof setTimeout>

  /** Opens at once; `onBack` closes it. Returns a function to leave. */
  enter(onBack?: () => void): () => void {
    const place = {}
    this.#shown.set(place, onBack)
    return () => {
      if (!this.#shown.delete(place)) return
      this.#quietUntil = Date.now() + PAUSE
      this.#schedule()
    }
  }

  /** Waits for a turn, lowest rank first. Returns a function to leave or cancel. */
  ask(rank: number, onTurn: () => void): () => void {
    const ask: Ask = { rank, onTurn }
    this.#waiting.push(ask)
    this.#schedule()
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== ask)
      ask.leave?.()
    }
  }

  /** Closes the topmost overlay; false if there is none or only its own buttons close it. */
  back(): boolean {
    const onBack = [...this.#shown.values()].at(-1)
    onBack?.()
    return onBack !== undefined
  }

  /** Always deferred, so that requests of the same moment compete by rank. */
  #schedule() {
    clearTimeout(this.#timer)
    if (this.#waiting.length === 0) return
    this.#timer = setTimeout(() => this.#callNext(), Math.max(0, this.#quietUntil - Date.now()))
  }

  #callNext() {
    if (this.#shown.size > 0) return
    const [next] = this.#waiting.toSorted((one, other) => one.rank - other.rank)
    if (!next) return
    this.#waiting = this.#waiting.filter((one) => one !== next)
    next.leave = this.enter()
    next.onTurn()
  }
}

/** One per page; only used in browsers. */
export const overlayQueue = new OverlayQueue()
