import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import db from '@adonisjs/lucid/services/db'

const DOORS = ['members', 'asides'] as const
const REQUEST = 'http.server.request.start'

/** Whatever a request sets going knows that it belongs to one. */
const request = new AsyncLocalStorage<object>()

/**
 * How many statements the API asks to answer what `ask` sends it. Jobs ask through the same doors to the database meanwhile, and are
 * not counted.
 */
export async function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  const ours = {}
  let statements = 0
  const begin = () => request.enterWith(ours)
  const count = () => {
    if (request.getStore() === ours) statements++
  }
  const clients = DOORS.map((door) => db.connection(door).getWriteClient())
  subscribe(REQUEST, begin)
  clients.forEach((client) => client.on('query', count))
  await ask()
  clients.forEach((client) => client.off('query', count))
  unsubscribe(REQUEST, begin)
  return statements
}
