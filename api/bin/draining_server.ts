import { type RequestListener, Server } from 'node:http'
import { Server as ListeningServer } from 'node:net'

/** How long clients get to finish what they began. */
const DRAIN_WITHIN_MS = 10_000

/**
 * An HTTP server that cuts nobody off when it closes: it takes no more connections, answers whoever is connected, and tells
 * each with the answer to go elsewhere. Node's own close drops idle connections, on which a request may be on its way, and
 * serves busy ones for as long as they keep asking.
 */
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
    // Idle connections end by their own timeout, as they do at any time.
    ListeningServer.prototype.close.call(this, closed)
    setTimeout(() => this.closeAllConnections(), DRAIN_WITHIN_MS).unref()
    return this
  }
}
