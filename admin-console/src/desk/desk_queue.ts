import type { DeskNotes } from '@manyhearts/locales/desk_notes'
import { HttpError } from 'react-admin'
import { codeOf, httpClient } from '#console/data/http_client.ts'
import { type DeskChat, deskPath, type DeskLease, type Taken } from '#console/desk/desk_chat.ts'

export interface DeskState {
  /** What is answered now, and the next one, which is there before that is done. */
  current: Taken | null
  ahead: Taken | null
  /** What is being written, by conversation. */
  drafts: Readonly<Record<string, string>>
  /** How many members wait, those before this person too. */
  waiting: number
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

/** In ms. A lease holds for two minutes. */
const KEPT_EVERY = 10_000
const ASKED_EVERY = 5_000
const TYPING_EVERY = 4_000

/** In ms: what somebody left to others isn't given to them again for so long, as far as they left no more since. */
const LEFT_FOR = 5 * 60_000
const MOST_LEFT = 15

/** The conversations before somebody at the desk: the current one and the next, both under a lease that is kept while the screen is open. */
export class DeskQueue {
  state: DeskState = {
    current: null,
    ahead: null,
    drafts: {},
    waiting: 0,
    done: 0,
    isLoading: true,
    isSending: false,
    isLost: false,
    seenUpTo: 0,
  }
  private readonly hearers = new Set<() => void>()
  private left: { id: string; at: number }[] = []
  private isFetching = false
  private lastTyped = 0
  /** Of the answer that is being written, so that sending it again sends it once. */
  private key = crypto.randomUUID()

  readonly subscribe = (hear: () => void): (() => void) => {
    this.hearers.add(hear)
    return () => this.hearers.delete(hear)
  }

  readonly current = (): DeskState => this.state

  /** Begins, until the function that it returns is called: then what is held is let go. */
  start(): () => void {
    void this.fill()
    const keeping = setInterval(() => void this.keepAll(), KEPT_EVERY)
    const asking = setInterval(() => {
      if (!document.hidden && !this.state.current) void this.fill()
    }, ASKED_EVERY)
    return () => {
      clearInterval(keeping)
      clearInterval(asking)
      for (const taken of this.held()) void this.release(taken)
    }
  }

  /** Fetches what is missing: the conversation that waits longest, and the next one. */
  readonly fill = async (): Promise<void> => {
    if (this.isFetching) return
    this.isFetching = true
    try {
      while (!this.state.current || !this.state.ahead) {
        const except = [...this.held().map(({ chat }) => chat.id), ...this.stillLeft()]
        const { chat, lease, waiting } = await post<Next>('/api/desk/next', { except })
        this.set({ waiting, error: undefined })
        if (!chat || !lease) break
        if (this.state.current) this.set({ ahead: { chat, lease } })
        else this.show({ chat, lease })
      }
    } catch (error) {
      this.set({ error })
    } finally {
      this.isFetching = false
      this.set({ isLoading: false })
    }
  }

  write(text: string): void {
    const { current, drafts } = this.state
    if (!current) return
    this.key = crypto.randomUUID()
    this.set({ drafts: { ...drafts, [current.chat.id]: text }, failure: undefined })
    if (Date.now() - this.lastTyped < TYPING_EVERY) return
    this.lastTyped = Date.now()
    void this.keep(current, true)
  }

  async send(): Promise<void> {
    const { current, drafts, isSending, isLost } = this.state
    const body = current && (drafts[current.chat.id] ?? '').trim()
    if (!current || !body || isSending || isLost) return
    await this.finish(current, '/answers', { body }, { 'Idempotency-Key': this.key })
  }

  /** The last message needs no answer. */
  async close(): Promise<void> {
    const { current, isSending, isLost } = this.state
    if (current && !isSending && !isLost) await this.finish(current, '/closing', {})
  }

  /** Leaves it to somebody else, or leaves behind what is lost. */
  skip(): void {
    const { current, isSending, isLost } = this.state
    if (!current || (isSending && !isLost)) return
    if (!isLost) {
      this.left = [...this.left, { id: current.chat.id, at: Date.now() }].slice(-MOST_LEFT)
      void this.release(current)
    }
    this.goOn(current)
  }

  async note(notes: DeskNotes): Promise<void> {
    const { current } = this.state
    if (!current) return
    const before = current.chat.notes
    this.change(current, { notes })
    try {
      await call('PUT', deskPath(current, '/notes'), { lease: current.lease.number, notes })
    } catch (error) {
      this.change(current, { notes: before })
      await this.fail(current, error)
    }
  }

  private async finish(taken: Taken, path: string, said: object, headers: Record<string, string> = {}): Promise<void> {
    this.set({ isSending: true, failure: undefined })
    try {
      const { lease, chat } = taken
      await call('POST', deskPath(taken, path), { lease: lease.number, seen: chat.last_seq, ...said }, headers)
      const { [chat.id]: _, ...drafts } = this.state.drafts
      this.set({ drafts, done: this.state.done + 1 })
      this.goOn(taken)
    } catch (error) {
      await this.fail(taken, error)
    } finally {
      this.set({ isSending: false })
    }
  }

  private async fail(taken: Taken, error: unknown): Promise<void> {
    const code = codeOf(error)
    if (code === 'desk_chat_lost') return this.lose(taken)
    this.set({ failure: error })
    if (code === 'desk_chat_moved_on') await this.readAgain(taken)
  }

  private goOn({ chat }: Taken): void {
    if (this.state.current?.chat.id !== chat.id) return
    const { ahead } = this.state
    this.set({ current: null, ahead: null, isLost: false, failure: undefined })
    if (ahead) this.show(ahead)
    void this.fill()
  }

  private show(taken: Taken): void {
    this.key = crypto.randomUUID()
    this.set({ current: taken, isLost: false, failure: undefined, seenUpTo: taken.chat.last_seq })
  }

  private async keepAll(): Promise<void> {
    const { current, ahead, isLost } = this.state
    if (current && !isLost) await this.keep(current)
    if (ahead) await this.keep(ahead)
  }

  private async keep(taken: Taken, writing = false): Promise<void> {
    const { chat, lease } = taken
    try {
      const kept = await call<{ lease: DeskLease; last_seq: number }>('PUT', deskPath(taken, '/lease'), {
        lease: lease.number,
        writing,
      })
      if (kept.last_seq !== chat.last_seq) await this.readAgain(taken)
    } catch (error) {
      if (codeOf(error) === 'desk_chat_lost') this.lose(taken)
      // Without a connection it is tried again in time.
    }
  }

  /** The member wrote again. */
  private async readAgain(taken: Taken): Promise<void> {
    const { chat } = await post<{ chat: DeskChat }>(deskPath(taken), { lease: taken.lease.number })
    this.change(taken, chat)
  }

  /** Whoever has the same conversation again by now has it under another number. */
  private lose({ lease }: Taken): void {
    const isSame = (taken: Taken | null) =>
      taken?.lease.conversation_id === lease.conversation_id && taken.lease.number === lease.number
    if (isSame(this.state.current)) this.set({ isLost: true, failure: undefined })
    if (!isSame(this.state.ahead)) return
    this.set({ ahead: null })
    void this.fill()
  }

  private change({ chat }: Taken, changed: Partial<DeskChat>): void {
    for (const place of ['current', 'ahead'] as const) {
      const taken = this.state[place]
      if (taken?.chat.id === chat.id) this.set({ [place]: { ...taken, chat: { ...taken.chat, ...changed } } })
    }
  }

  private async release(taken: Taken): Promise<void> {
    await call('DELETE', deskPath(taken, '/lease'), { lease: taken.lease.number }).catch(() => undefined)
  }

  private stillLeft(): string[] {
    return this.left.filter(({ at }) => Date.now() - at < LEFT_FOR).map(({ id }) => id)
  }

  private held(): Taken[] {
    return [this.state.current, this.state.ahead].filter((taken) => taken !== null)
  }

  private set(change: Partial<DeskState>): void {
    this.state = { ...this.state, ...change }
    for (const hear of this.hearers) hear()
  }
}

interface Next {
  chat: DeskChat | null
  lease: DeskLease | null
  waiting: number
}

function post<Answer>(path: string, body: object): Promise<Answer> {
  return call<Answer>('POST', path, body)
}

/** @throws HttpError */
async function call<Answer>(
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {}
): Promise<Answer> {
  const { json } = await httpClient(path, { method, body: JSON.stringify(body), headers: new Headers(headers) })
  return json as Answer
}

/** Whether an answer was refused for what it says, rather than for a reason that goes by itself. */
export function isRefused(error: unknown): boolean {
  return error instanceof HttpError && error.status === 422
}
