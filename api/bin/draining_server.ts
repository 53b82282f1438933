import { type RequestListener, Server } from 'node:http'
import { Server as ListeningServer } from 'node:net'

const DRAIN_WITHIN_MS = 10_000

/** Ends connections after their next answer; Node's own close drops idle ones on which a request may be on its way. */
export class DrainingServer extends Server {
  #draining = false

  constructor(answer: RequestListener) {
    super()
    this.on('request', (request, response) => {
      if (this.#draining) response.shouldKeepAlive = false
      answer(request, response)
    })
  }

  override close(closed?: (error?: Error) => void): this {
    this.#draining = true
    ListeningServer.prototype.close.call(this, closed)
    setTimeout(() => this.closeAllConnections(), DRAIN_WITHIN_MS).unref()
    return this
  }
}
