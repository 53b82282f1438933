import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '../cast.ts'
import { EventStream } from '../event_stream.ts'
import { type Answer, Visitor } from '../visitor.ts'

/** Within that time after its stream is back a site fetches its lists again. */
const LISTS_WITHIN_MS = 10_000
const AGAIN_AFTER_MS = 1_000

/** A member's open site: its stream is opened again as browsers do it, after as long as it was told, and what it is told of it asks for. */
export class OpenSite {
  /** Ids of the messages, in the order in which they came. */
  readonly messages: string[] = []
  /** In ms: how long it was told to wait after each of its streams. */
  readonly waits: number[] = []
  /** When its streams were ready, and when they were cut. */
  readonly readyAt: number[] = []
  readonly cutAt: number[] = []
  /** When everything was fetched that a stream may have missed. */
  readonly caughtUpAt: number[] = []
  /** Requests that weren't answered well, and streams that the server ended. */
  readonly failures: string[] = []
  /** Keeps its connection, beside the stream's. */
  readonly browser: Visitor
  #lastSeq = 0
  /** When its list of chats was read. */
  #asOf = ''
  #fetching: Promise<void> = Promise.resolve()
  #isOver = false

  private constructor(
    { host, cookies }: Visitor,
    private readonly conversation: string | undefined
  ) {
    this.browser = new Visitor(host, new Agent({ keepAlive: true, maxSockets: 1 }))
    cookies.forEach((value, name) => this.browser.cookies.set(name, value))
  }

  /** Resolves when its stream is ready. `conversation`: the one it shows. */
  static async of({ browser }: Person, conversation?: string): Promise<OpenSite> {
    const site = new OpenSite(browser, conversation)
    const stream = await site.#open()
    await site.#fetchLists()
    void site.#stayOpen(stream)
    return site
  }

  close(): void {
    this.#isOver = true
  }

  async #open(): Promise<EventStream> {
    const stream = await EventStream.asked(this.browser)
    if (stream.response.statusCode !== 200) throw new Error(`A stream was answered with ${stream.response.statusCode}`)
    await new Promise<void>((done) => {
      stream.response.once('close', done)
      stream.onEvent = ({ event, data }) => {
        if (event === 'resync' || data.kind === 'message') this.#fetchMessages()
        done()
      }
      if (stream.events.length > 0) done()
    })
    this.waits.push(stream.retry!)
    this.readyAt.push(performance.now())
    this.#fetchMessages()
    return stream
  }

  async #stayOpen(first: EventStream): Promise<void> {
    for (let stream: EventStream | undefined = first; ;) {
      if (stream) await this.#cut(stream)
      await sleep(this.waits.at(-1)!)
      if (this.#isOver) return
      stream = await this.#open().catch((error: Error) => void this.failures.push(error.message))
      if (stream) void this.#catchUp()
    }
  }

  async #cut(stream: EventStream): Promise<void> {
    if (!stream.endedAt) await new Promise((done) => stream.response.once('close', done))
    this.cutAt.push(performance.now())
    if (stream.reason) this.failures.push(`A stream was ended: ${stream.reason}`)
  }

  async #catchUp(): Promise<void> {
    await sleep(Math.random() * LISTS_WITHIN_MS)
    await this.#fetchLists()
    await this.#fetching
    this.caughtUpAt.push(performance.now())
  }

  async #fetchLists(): Promise<void> {
    const { as_of = this.#asOf } = await this.#ask(`/api/chats.php${this.#asOf && `?since=${this.#asOf}`}`)
    this.#asOf = encodeURIComponent(as_of)
    for (const path of ['/api/likes.php', '/api/user.php']) await this.#ask(path)
  }

  /** One request after the other, each from where the last one ended. */
  #fetchMessages(): void {
    if (this.conversation !== undefined) this.#fetching = this.#fetching.then(() => this.#fetchNews())
  }

  async #fetchNews(): Promise<void> {
    for (let isAll = false; !isAll && !this.#isOver;) {
      const { messages, conversation } = await this.#ask(
        `/api/chats/${this.conversation}/messages?after=${this.#lastSeq}`
      )
      for (const { id, seq } of messages) {
        this.#lastSeq = seq
        this.messages.push(id)
      }
      isAll = messages.length === 0 || this.#lastSeq >= conversation.last_seq
    }
  }

  /** What is cut is asked for again. */
  async #ask(path: string): Promise<Answer['body']> {
    for (; !this.#isOver; await sleep(AGAIN_AFTER_MS)) {
      const answer = await this.browser.get(path).catch(() => undefined)
      if (answer?.status === 200) return answer.body
      if (answer) this.failures.push(`GET ${path} was answered with ${answer.status}`)
    }
    return { messages: [], conversation: {} }
  }
}
