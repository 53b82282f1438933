import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { randomUUID } from 'node:crypto'
import type { ClientRequest, IncomingMessage } from 'node:http'

const SENT = 'http.client.request.created'
const ARRIVED = 'http.server.request.start'
const MARK = 'x-asked-by-test'

/** Marks whatever a work sets going: first its own steps, then what the API does for its requests. */
const asking = new AsyncLocalStorage<string>()
const answering = new AsyncLocalStorage<string>()

/**
 * Runs `work`; anywhere in the API of this process `isOwn` tells whether it acts for a request of the work, and not for a job or for
 * a request of something else, such as a gateway that tells about its payment again a minute later.
 */
export async function ownRequests<T>(work: (isOwn: () => boolean) => Promise<T>): Promise<T> {
  const own = randomUUID()
  const mark = (message: unknown) => {
    if (asking.getStore() === own) (message as { request: ClientRequest }).request.setHeader(MARK, own)
  }
  const begin = (message: unknown) => {
    if ((message as { request: IncomingMessage }).request.headers[MARK] === own) answering.enterWith(own)
  }
  subscribe(SENT, mark)
  subscribe(ARRIVED, begin)
  try {
    return await asking.run(own, () => work(() => answering.getStore() === own))
  } finally {
    unsubscribe(SENT, mark)
    unsubscribe(ARRIVED, begin)
  }
}
