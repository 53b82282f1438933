import db from '@adonisjs/lucid/services/db'
import { ownRequests } from './own_requests.ts'

const CONNECTIONS = ['members', 'separate'] as const

/** How many statements the API sends to answer `ask`. */
export function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  return ownRequests(async (isOwn) => {
    let statements = 0
    const count = () => {
      if (isOwn()) statements++
    }
    const clients = CONNECTIONS.map((name) => db.connection(name).getWriteClient())
    clients.forEach((client) => client.on('query', count))
    await ask()
    clients.forEach((client) => client.off('query', count))
    return statements
  })
}
