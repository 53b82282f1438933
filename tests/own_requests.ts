import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const REQUEST = 'http.server.request.start'

/** Marks whatever a request sets going. */
const request = new AsyncLocalStorage<object>()

/** Runs `work`; anywhere in the API of this process `isOwn` tells whether it acts for a request of the work, and not for a job. */
export async function ownRequests<T>(work: (isOwn: () => boolean) => Promise<T>): Promise<T> {
  const own = {}
  const begin = () => request.enterWith(own)
  subscribe(REQUEST, begin)
  try {
    return await work(() => request.getStore() === own)
  } finally {
    unsubscribe(REQUEST, begin)
  }
}
