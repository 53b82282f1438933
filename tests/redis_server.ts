import { createServer, type Server, type Socket } from 'node:net'

type Reply = string

const OK: Reply = '+OK\r\n'

/** As much of Redis (RESP2) as publishing and subscribing need, with a password. */
export class RedisServer {
  readonly #subscribers = new Map<string, Set<Socket>>()
  readonly #sockets = new Set<Socket>()
  #server?: Server
  /** Texts that were published. */
  readonly published: string[] = []

  constructor(
    readonly port: number,
    private readonly password: string
  ) {}

  get url(): string {
    return `redis://:${this.password}@127.0.0.1:${this.port}`
  }

  get numSubscribers(): number {
    return [...this.#subscribers.values()].reduce((sum, { size }) => sum + size, 0)
  }

  start(): Promise<void> {
    this.#server = createServer((socket) => this.#serve(socket))
    return new Promise((done) => this.#server!.listen(this.port, '127.0.0.1', done))
  }

  async stop(): Promise<void> {
    const closed = new Promise((done) => this.#server?.close(done))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #serve(socket: Socket): void {
    let unread = Buffer.alloc(0)
    let isKnown = false
    this.#sockets.add(socket)
    socket
      .on('error', () => {})
      .once('close', () => {
        this.#sockets.delete(socket)
        for (const subscribers of this.#subscribers.values()) subscribers.delete(socket)
      })
    socket.on('data', (chunk: Buffer) => {
      unread = Buffer.concat([unread, chunk])
      for (let found = commandIn(unread); found; found = commandIn(unread)) {
        unread = unread.subarray(found.length)
        const [name = '', ...values] = found.words
        if (name.toUpperCase() === 'AUTH') isKnown = values.at(-1) === this.password
        socket.write(
          isKnown ? this.#answer(socket, name.toUpperCase(), values) : '-NOAUTH Authentication required.\r\n'
        )
      }
    })
  }

  #answer(socket: Socket, name: string, [channel = '', text = '']: string[]): Reply {
    if (name === 'PING') return '+PONG\r\n'
    if (name === 'INFO') return bulk('redis_version:7.0.15\r\nloading:0\r\n')
    if (name === 'SUBSCRIBE') {
      const subscribers = this.#subscribers.get(channel) ?? new Set()
      this.#subscribers.set(channel, subscribers.add(socket))
      return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`
    }
    if (name === 'PUBLISH') {
      this.published.push(text)
      const subscribers = this.#subscribers.get(channel) ?? new Set()
      for (const one of subscribers) one.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(text)}`)
      return `:${subscribers.size}\r\n`
    }
    return OK
  }
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`
}

/** The first whole command of what was read: an array of bulk strings. */
function commandIn(unread: Buffer): { words: string[]; length: number } | undefined {
  let place = 0
  const line = () => {
    const end = unread.indexOf('\r\n', place)
    if (end < 0) return undefined
    const text = unread.toString('utf8', place, end)
    place = end + 2
    return text
  }
  const words: string[] = []
  const head = line()
  if (!head) return undefined
  for (let left = Number(head.slice(1)); left > 0; left--) {
    const size = line()
    if (!size || unread.length < place + Number(size.slice(1)) + 2) return undefined
    words.push(unread.toString('utf8', place, place + Number(size.slice(1))))
    place += Number(size.slice(1)) + 2
  }
  return { words, length: place }
}
