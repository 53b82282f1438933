import type { Taken } from '#console/desk/desk_chat.ts'
import { type Drafts, NO_DRAFTS } from '#console/desk/drafts.ts'

export interface DeskState {
  /** What is answered now, and the next one, which is there before that is done. */
  current: Taken | null
  ahead: Taken | null
  /** What is being written, by conversation. */
  drafts: Drafts
  /** How many members wait, those before this person too. */
  waiting: number
  /** How many liked a profile and have not written. */
  liked: number
  /** Answers that were sent here. */
  done: number
  isLoading: boolean
  isSending: boolean
  /** Somebody else has the conversation by now: nothing more is sent, and the text stays. */
  isLost: boolean
  /** Messages that came after the conversation was opened have higher numbers. */
  seenUpTo: number
  /** Why an answer wasn't sent. */
  failure?: unknown
  /** Why no conversation could be fetched. */
  error?: unknown
}

const NOTHING_YET: DeskState = {
  current: null,
  ahead: null,
  drafts: NO_DRAFTS,
  waiting: 0,
  liked: 0,
  done: 0,
  isLoading: true,
  isSending: false,
  isLost: false,
  seenUpTo: 0,
}

/** Keeps what the desk shows, and tells who shows it of each change. */
export class DeskStore {
  state: DeskState = NOTHING_YET
  readonly #hearers = new Set<() => void>()

  readonly subscribe = (hear: () => void): (() => void) => {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  readonly current = (): DeskState => this.state

  protected set(change: Partial<DeskState>): void {
    this.state = { ...this.state, ...change }
    for (const hear of this.#hearers) hear()
  }
}
