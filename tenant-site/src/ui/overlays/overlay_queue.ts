const PAUSE = 20_000

type Ask = { rank: number; onTurn: () => void; leave?: () => void }

/**
 * Where overlays stand, one at a time. What answers a press enters at once; what opens by itself asks for a turn, and
 * gets it when nothing is open and nothing was for 20 s.
 */
export class OverlayStage {
  /** What is open, the uppermost last, each with what the browser's way back does to it. */
  #shown = new Map<object, (() => void) | undefined>()
  #waiting: Ask[] = []
  #quietUntil = 0
  #timer?: ReturnType<typeof setTimeout>

  /** Opens as the answer to a press; `onBack` closes it. Returns how to leave again. */
  enter(onBack?: () => void): () => void {
    const place = {}
    this.#shown.set(place, onBack)
    return () => {
      if (!this.#shown.delete(place)) return
      this.#quietUntil = Date.now() + PAUSE
      this.#schedule()
    }
  }

  /** Waits for a turn; of those who wait, the lowest rank is next. Returns how to leave, or to wait no more. */
  ask(rank: number, onTurn: () => void): () => void {
    const ask: Ask = { rank, onTurn }
    this.#waiting.push(ask)
    this.#schedule()
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== ask)
      ask.leave?.()
    }
  }

  /** Closes what lies uppermost. False where nothing does, or where only its own buttons close it. */
  back(): boolean {
    const onBack = [...this.#shown.values()].at(-1)
    onBack?.()
    return onBack !== undefined
  }

  /** Later, never at once: whoever asks in the same moment is heard too. */
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

/** The one of this page; only browsers open anything. */
export const stage = new OverlayStage()
