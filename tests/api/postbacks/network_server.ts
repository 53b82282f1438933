import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A postback as its network gets it. */
export interface ArrivedPostback {
  method: string
  path: string
  values: Record<string, string>
  headers: IncomingMessage['headers']
  /** As the README of postbacks says that a receiver does it. */
  isSigned: boolean
}

type Answer = (response: ServerResponse, arrived: ArrivedPostback) => void

export const SECRET = 'a secret between the two of us'

const fine: Answer = (response) => response.end('OK')

/** A traffic network's server on this machine; it keeps what arrives, whatever it answers. */
export class NetworkServer {
  readonly arrived: ArrivedPostback[] = []
  answer: Answer = fine
  #server: Server
  #port = 0

  private constructor() {
    this.#server = this.#make()
  }

  static async start(): Promise<NetworkServer> {
    const network = new NetworkServer()
    await network.#listen()
    return network
  }

  get origin(): string {
    return `http://localhost:${this.#port}`
  }

  /** At the same address. */
  async comeBack(): Promise<void> {
    this.#server = this.#make()
    this.answer = fine
    await this.#listen()
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }

  #make(): Server {
    return createServer((request, response) => {
      const arrived = this.#read(request)
      this.arrived.push(arrived)
      this.answer(response, arrived)
    })
  }

  async #listen(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(this.#port, 'localhost', done))
    this.#port = (this.#server.address() as AddressInfo).port
  }

  #read({ method = '', url = '', headers }: IncomingMessage): ArrivedPostback {
    const { pathname, searchParams } = new URL(url, this.origin)
    const signed = `${String(headers['x-manyhearts-timestamp'])}.http://${headers.host}${url}`
    const expected = `sha256=${createHmac('sha256', SECRET).update(signed).digest('hex')}`
    return {
      method,
      path: pathname,
      values: Object.fromEntries(searchParams),
      headers,
      isSigned: headers['x-manyhearts-signature'] === expected,
    }
  }
}
