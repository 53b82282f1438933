import db from '@adonisjs/lucid/services/db'
import { ownRequests } from './own_requests.ts'

const DOORS = ['members', 'asides'] as const

/** How many statements the API asks to answer what `ask` sends it. */
export function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  return ownRequests(async (isOwn) => {
    let statements = 0
    const count = () => {
      if (isOwn()) statements++
    }
    const clients = DOORS.map((door) => db.connection(door).getWriteClient())
    clients.forEach((client) => client.on('query', count))
    await ask()
    clients.forEach((client) => client.off('query', count))
    return statements
  })
}
