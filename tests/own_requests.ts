import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

const REQUEST = 'http.server.request.start'

/** Whatever a request sets going knows that it belongs to one. */
const request = new AsyncLocalStorage<object>()

/**
 * Does `work`, and tells by `isOwn`, wherever the API of this process is asked, whether it acts for a request that the work sent. Jobs
 * act beside it, through the same doors to the database.
 */
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
