import { type RequestListener, Server } from 'node:http'
import { Server as ListeningServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'

const DRAIN_WITHIN_MS = 10_000
const ACCEPT_WITHIN_MS = 2_000
/**
 * Connections that may wait to be taken: one is at every turn of the event loop, and when another server went all of its browsers come
 * here. Whoever finds no room tries again after 1, 3, 7, 15 s. Linux gives 4,096 at most unless told otherwise.
 */
const MOST_WAITING = 4_096

/**
 * On close, takes the connections that wait to be taken, which would be reset otherwise, and then ends each connection after its next
 * answer; Node's own close drops idle ones on which a request may be on its way.
 */
export class DrainingServer extends Server {
  #draining = false
  #hasAccepted = false

  constructor(answer: RequestListener) {
    super()
    this.on('connection', () => (this.#hasAccepted = true))
    this.on('request', (request, response) => {
      if (this.#draining) response.shouldKeepAlive = false
      answer(request, response)
    })
    const listen = this.listen.bind(this)
    // As AdonisJS calls it.
    this.listen = (port: unknown, host?: unknown) =>
      listen({ port: port as number, host: host as string, backlog: MOST_WAITING })
  }

  override close(closed?: (error?: Error) => void): this {
    void this.#acceptWaiting().then(() => {
      this.#draining = true
      ListeningServer.prototype.close.call(this, closed)
      setTimeout(() => this.closeAllConnections(), DRAIN_WITHIN_MS).unref()
    })
    return this
  }

  /** Until a turn of the event loop brings no connection. Those that are open are kept meanwhile, so their browsers don't come anew. */
  async #acceptWaiting(): Promise<void> {
    const until = Date.now() + ACCEPT_WITHIN_MS
    do {
      this.#hasAccepted = false
      // The first may come before connections are looked for, the second comes after.
      await setImmediate()
      await setImmediate()
    } while (this.#hasAccepted && Date.now() < until)
  }
}
