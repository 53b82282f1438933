import type { DeskNotes } from '@manyhearts/locales/desk_notes'
import { codeOf } from '#console/data/http_client.ts'
import {
  answerChat,
  closeChat,
  fetchNext,
  keepChat,
  noteOnChat,
  readChat,
  releaseChat,
} from '#console/desk/desk_calls.ts'
import type { DeskChat, Taken } from '#console/desk/desk_chat.ts'
import { DeskStore } from '#console/desk/desk_state.ts'
import { type Drafts, emptied, hasContent, withPhoto, withText } from '#console/desk/drafts.ts'
import { LeftChats } from '#console/desk/left_chats.ts'

/** In ms. A lease holds for two minutes. */
const KEPT_EVERY = 10_000
const ASKED_EVERY = 5_000
const TYPING_EVERY = 4_000

/** The conversations before somebody at the desk: the current one and the next, both under a lease that is kept while the screen is open. */
export class DeskQueue extends DeskStore {
  private readonly left = new LeftChats()
  private isFetching = false
  private lastTyped = 0
  /** Of the answer that is being written, so that sending it again sends it once. */
  private key = crypto.randomUUID()

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
      for (const taken of this.held()) void releaseChat(taken)
    }
  }

  /** Fetches what is missing: the conversation that waits longest, and the next one. */
  readonly fill = async (): Promise<void> => {
    if (this.isFetching) return
    this.isFetching = true
    try {
      while (!this.state.current || !this.state.ahead) {
        const except = [...this.held().map(({ chat }) => chat.id), ...this.left.ids()]
        // Likes come after everybody who wrote, also meanwhile.
        const writtenOnly = this.state.current !== null
        const { chat, lease, waiting, liked } = await fetchNext(except, { writtenOnly })
        this.set({ waiting, liked, error: undefined })
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
    this.draft(withText(drafts, current.chat.id, text))
    if (Date.now() - this.lastTyped < TYPING_EVERY) return
    this.lastTyped = Date.now()
    void this.keep(current, true)
  }

  /** Of the profile's own; null for none. */
  choosePhoto(photo: string | null): void {
    const { current, drafts } = this.state
    if (current) this.draft(withPhoto(drafts, current.chat.id, photo))
  }

  async send(): Promise<void> {
    const { current, drafts, isSending, isLost } = this.state
    if (!current || isSending || isLost || !hasContent(drafts, current.chat.id)) return
    const { key } = this
    await this.finish(current, (taken) => answerChat(taken, drafts[taken.chat.id]!, key))
  }

  /** The last message needs no answer. */
  async close(): Promise<void> {
    const { current, isSending, isLost } = this.state
    if (current && !isSending && !isLost) await this.finish(current, closeChat)
  }

  /** Leaves it to somebody else, or leaves behind what is lost, and what was written there. */
  skip(): void {
    const { current, isSending, isLost } = this.state
    if (!current || (isSending && !isLost)) return
    if (isLost) this.set({ drafts: emptied(this.state.drafts, current.chat.id) })
    else {
      this.left.add(current.chat.id)
      void releaseChat(current)
    }
    this.goOn(current)
  }

  async note(notes: DeskNotes): Promise<void> {
    const { current } = this.state
    if (!current) return
    const before = current.chat.notes
    this.change(current, { notes })
    try {
      await noteOnChat(current, notes)
    } catch (error) {
      this.change(current, { notes: before })
      await this.fail(current, error)
    }
  }

  private async finish(taken: Taken, call: (taken: Taken) => Promise<void>): Promise<void> {
    this.set({ isSending: true, failure: undefined })
    try {
      await call(taken)
      this.set({ drafts: emptied(this.state.drafts, taken.chat.id), done: this.state.done + 1 })
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
    try {
      const kept = await keepChat(taken, writing)
      if (kept.last_seq !== taken.chat.last_seq) await this.readAgain(taken)
    } catch (error) {
      if (codeOf(error) === 'desk_chat_lost') this.lose(taken)
      // Without a connection it is tried again in time.
    }
  }

  /** The member wrote again. */
  private async readAgain(taken: Taken): Promise<void> {
    this.change(taken, await readChat(taken))
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

  /** Another text is another answer. */
  private draft(drafts: Drafts): void {
    this.key = crypto.randomUUID()
    this.set({ drafts, failure: undefined })
  }

  private held(): Taken[] {
    return [this.state.current, this.state.ahead].filter((taken) => taken !== null)
  }
}
