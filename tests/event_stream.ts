import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { eventually } from './api/notices/eventually.ts'
import type { Visitor } from './visitor.ts'

export interface StreamedEvent {
  event: string
  data: any
  at: number
}

/** Those that may still be open: a server waits for them when it stops. */
const opened = new Set<EventStream>()

/** A member's open site, as a browser's EventSource reads it, but for connecting again. */
export class EventStream {
  readonly events: StreamedEvent[] = []
  /** Called with each event from now on. */
  onEvent?: (event: StreamedEvent) => void
  retry?: number
  /** When the server closed it. */
  endedAt?: number
  #unread = ''

  private constructor(
    readonly sent: ClientRequest,
    readonly response: IncomingMessage
  ) {
    response.setEncoding('utf8').on('data', (text: string) => this.#read(text))
    opened.add(this)
    response.once('close', () => {
      this.endedAt = Date.now()
      opened.delete(this)
    })
    response.once('error', () => {})
  }

  /** Open, and known to the server. @throws when it is refused */
  static async of({ host, cookies }: Pick<Visitor, 'host' | 'cookies'>, port = process.env.PORT): Promise<EventStream> {
    const stream = await EventStream.asked({ host, cookies }, port)
    if (stream.response.statusCode !== 200)
      throw new Error(`The stream was answered with ${stream.response.statusCode}`)
    await stream.first(({ event }) => event === 'ready' || event === 'end')
    return stream
  }

  static asked({ host, cookies }: Pick<Visitor, 'host' | 'cookies'>, port = process.env.PORT): Promise<EventStream> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return new Promise((done, fail) => {
      const sent = request({
        host: '127.0.0.1',
        port: Number(port),
        path: '/api/events',
        headers: { host, accept: 'text/event-stream', ...(cookie && { cookie }) },
        agent: false,
      })
      sent.once('error', fail).once('response', (response) => done(new EventStream(sent, response)))
      sent.end()
    })
  }

  get pokes(): any[] {
    return this.events.filter(({ event }) => event === 'poke').map(({ data }) => data)
  }

  get reason(): string | undefined {
    return this.events.find(({ event }) => event === 'end')?.data.reason
  }

  first(fits: (event: StreamedEvent) => boolean): Promise<StreamedEvent> {
    return eventually('an event', () => this.events.find(fits))
  }

  /** The first poke of that kind that has come or comes. */
  async poke(kind: string): Promise<any> {
    return (await this.first(({ event, data }) => event === 'poke' && data.kind === kind)).data
  }

  /** Milliseconds until it ends. */
  async ends(since = Date.now()): Promise<number> {
    return (await eventually('the end of a stream', () => this.endedAt)) - since
  }

  forget(): void {
    this.events.length = 0
  }

  static closeAll(): void {
    for (const stream of opened) stream.close()
  }

  close(): void {
    this.sent.destroy()
  }

  #read(text: string): void {
    const blocks = (this.#unread + text).split('\n\n')
    this.#unread = blocks.pop()!
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
      if (fields.retry) this.retry = Number(fields.retry)
      if (!fields.event) continue
      const event = { event: fields.event, data: JSON.parse(fields.data), at: Date.now() }
      this.events.push(event)
      this.onEvent?.(event)
    }
  }
}
